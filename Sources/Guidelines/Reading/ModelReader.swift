import SourceText

struct ModelReader {
  let model = ComponentModel.empty
  let problems: [ReadingProblem] = []
  init(_ source: SourceText) {}
}
