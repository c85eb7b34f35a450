/// Why a path gives no text to check, or takes none.
package enum FileProblem: Error, Sendable, Equatable {
  case missing
  case unreadable
  /// A folder where a file is meant.
  case folder
  /// A pipe, a device or something else that is no file.
  case notAFile
  /// Something that the system makes up, such as a file below `/proc`.
  case ofSystem
  /// A symbolic link to nothing, or to itself.
  case brokenLink
  /// A link out of the searched folder.
  case leadsOut
  case tooLarge(size: Int, limit: Int)
  /// A file above the limit that nobody can raise.
  case overLimit(size: Int, limit: Int)
  /// A file with more keys and values than are laid out.
  case tooMuchToLayOut(limit: Int)
  /// A file with more documents than are read.
  case tooManyDocuments(limit: Int)
  /// An ignore file whose patterns cost too much in a search.
  case costlyPatterns
  /// A document of guidelines that are too much together.
  case beyondPack(limit: Int)
  /// More guidelines than are loaded for all configurations together, in bytes.
  case beyondPacks(limit: Int)
  /// Text in another encoding, which has a name.
  case encoding(String)
  /// Text with a NUL byte in it; the place counts from one, the column in characters.
  case nulByte(line: Int, column: Int)
  /// A file that is to be a baseline and is none.
  case noBaseline
  /// A folder in which no spec is found.
  case noSpecs
  /// A pattern that fits no file.
  case noMatch
  /// A folder inside too many others.
  case tooDeep(limit: Int)
  case unwritable
  /// A file that others would lose: one of several names, or somebody else's.
  case hardLinked
  case foreign
  /// A link in the repository, or a way through one, to where a report may not be written.
  case linked
  /// A file that another program has written to since it was read.
  case changed

  /// What is the matter, as one clause.
  package var message: String {
    switch self {
    case .missing: "no such file or folder"
    case .unreadable: "cannot be read"
    case .folder: "is a folder"
    case .notAFile: "is neither a file nor a folder"
    case .ofSystem: "belongs to the system (/proc, /dev, /sys), of which nothing is read"
    case .brokenLink: "is a link that leads nowhere"
    case .leadsOut: "is a link that leads out of what is searched, and is passed over"
    case .tooLarge(let size, let limit):
      "has \(size) bytes, more than the limit of \(limit); "
        + "raise it with 'limits: { file-size: … }' in \(ConfigurationFile.name)"
    case .overLimit(let size, let limit): "has \(size) bytes, more than the \(limit) that are read"
    case .tooMuchToLayOut(let limit):
      "has more than \(limit) keys and values, and is left as it is"
    case .tooManyDocuments(let limit):
      "has more than \(limit) documents, and ends there; spread the others over several files"
    case .costlyPatterns:
      "takes too long to compare with so many paths; from here on patterns with wildcards "
        + "leave nothing out"
    case .beyondPack(let limit):
      "is not read: the guidelines of the configuration have more than \(limit) bytes"
    case .beyondPacks(let limit):
      "is not read again: the guidelines of all configurations have more than \(limit) bytes; "
        + "name the same ones in fewer of them"
    case .encoding(let name): "is text in \(name); save it as UTF-8"
    case .nulByte(let line, let column):
      "holds a NUL byte at \(line):\(column), which no text has; remove it"
    case .noBaseline: "is no baseline"
    case .noSpecs: "holds no specs (*.a11y.yaml or *.a11y.yml)"
    case .noMatch: "no YAML file matches this pattern"
    case .tooDeep(let limit): "is not searched, being more than \(limit) folders deep"
    case .unwritable: "cannot be written"
    case .hardLinked:
      "has several hard links, and only one would change; is left as it is"
    case .foreign: "belongs to somebody else, who would lose it; is left as it is"
    case .linked: "is a link of the repository, or behind one; name the file itself"
    case .changed: "has been changed meanwhile and is left as it is; run the command again"
    }
  }

  /// The problem of a file whose limit is the same for everybody.
  package var withFixedLimit: FileProblem {
    guard case .tooLarge(let size, let limit) = self else { return self }
    return .overLimit(size: size, limit: limit)
  }
}
