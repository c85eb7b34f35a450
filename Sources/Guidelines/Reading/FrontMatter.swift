import SourceText

struct FrontMatter {
  var endLine = 0
  var name: String?
  var title: String?
  var aliases: [String] = []
  var href: String?
  var statements: [Statement] = []
  var problems: [ReadingProblem] = []
  init(of source: SourceText) {}
}
