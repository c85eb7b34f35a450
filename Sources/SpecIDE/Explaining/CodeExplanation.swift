import Guidelines
import SpecModel
import YAMLSyntax

/// The meaning of a code that belongs to no rule: to the YAML itself, to guidelines, to the
/// configuration.
struct CodeExplanation: Sendable {
  /// What a code is reported in.
  enum Area: String, Sendable, CaseIterable {
    case yaml = "A problem of the YAML itself; it is always an error."
    case guideline = "Something wrong in a guideline document or the model beside it."
    case configuration = "Something wrong in .a11y-spec.yaml."
    case spec = "Something about a spec as a whole."
  }

  let code: String
  let area: Area
  let meaning: String
  let remedy: String

  static let all: [CodeExplanation] =
    YAMLProblem.Code.allCases.map { code in
      let (meaning, remedy) = code.explanation
      return CodeExplanation(
        code: code.rawValue,
        area: .yaml,
        meaning: meaning,
        remedy: remedy
      )
    } + limits
    + ReadingProblem.Code.allCases.map { code in
      let (meaning, remedy) = code.explanation
      return CodeExplanation(
        code: code.rawValue,
        area: .guideline,
        meaning: meaning,
        remedy: remedy
      )
    } + others

  static func named(_ code: String) -> [CodeExplanation] { all.filter { $0.code == code } }

  private static let limits = [
    CodeExplanation(
      code: SpecProblem.Code.aliasExpansion.rawValue,
      area: .yaml,
      meaning:
        "The aliases of the document stand for more than a spec can hold, or one of them stands "
        + "within what it repeats.",
      remedy: "Write out what is meant, or let an anchor hold no further aliases."
    ),
    CodeExplanation(
      code: SpecProblem.Code.tooManyValues.rawValue,
      area: .yaml,
      meaning:
        "The document has more keys, items or announcements than a spec can hold, or one of its "
        + "phrases is longer than anybody listens to.",
      remedy: "Divide it into several specs, or shorten the phrase."
    ),
  ]

  private static let others = [
    CodeExplanation(
      code: "missing-document",
      area: .guideline,
      meaning: "A model has no document beside it that its quotes could stand in.",
      remedy: "Add the document under the name of the model (slider.md beside slider.model.yaml), "
        + "or rename the model."
    ),
    CodeExplanation(
      code: "duplicate-guideline",
      area: .guideline,
      meaning: "Two guidelines have one name, and one of them is left out.",
      remedy: "Give one of the documents a name of its own: 'name:' in its front matter."
    ),
    CodeExplanation(
      code: "duplicate-alias",
      area: .guideline,
      meaning: "Another guideline has this name already, and specs mean that one by it.",
      remedy: "Remove it from 'aliases:' in the front matter, or name another."
    ),
    CodeExplanation(
      code: "missing-guideline",
      area: .configuration,
      meaning: "A path under 'guidelines' leads to no document.",
      remedy: "Correct the path, which starts from the folder of the configuration."
    ),
    CodeExplanation(
      code: "missing-baseline",
      area: .configuration,
      meaning: "The path under 'baseline' leads to no baseline.",
      remedy: "Correct the path, which starts from the folder of the configuration, or write the "
        + "file: a11y-spec check --write-baseline FILE."
    ),
    CodeExplanation(
      code: "bad-pattern",
      area: .configuration,
      meaning: "A pattern of files matches nothing as it is written.",
      remedy: "Write it from the folder of the configuration on, with '/' between folders: "
        + "'legacy/**' or '**/build/**'."
    ),
    CodeExplanation(
      code: "too-many-documents",
      area: .spec,
      meaning: "A file holds more documents than are checked of its size; those behind are not.",
      remedy: "Divide the file."
    ),
    CodeExplanation(
      code: "file-size",
      area: .spec,
      meaning: "A file is larger than the limit, and is not checked.",
      remedy: "Divide it, or raise the limit in .a11y-spec.yaml: limits: { file-size: 20MB }."
    ),
  ]
}

extension ReadingProblem.Code {
  /// What the code means, and how to mend what has it.
  fileprivate var explanation: (meaning: String, remedy: String) {
    switch self {
    case .syntax:
      (
        "The YAML of a model or of a document's front matter cannot be read as it stands.",
        "Mend the YAML at the place of the finding; front matter ends with a line of '---'."
      )
    case .structure:
      (
        "A document is not built as a guideline is: it has no part about a platform, a block is not "
          + "closed, the front matter stands between other lines than '---', or a framework stands "
          + "under the other platform.",
        "Have parts '## iOS', '## Android' or '## All platforms', with topics as '###' below them."
      )
    case .unknownFrontMatter:
      (
        "A key of a document's front matter that nobody reads.",
        "Correct it or remove it; 'title', 'name', 'aliases', 'other-names', 'href', 'keyboard', "
          + "'mobile', 'screenreader' and 'settings' are read."
      )
    case .unknownHeading:
      (
        "A heading, or a bold line, that is no part, topic or framework of guidelines, so that "
          + "what stands below it has none.",
        "Take the name of a topic, such as 'Name', 'Role', 'State', 'Focus' or 'Announcements'."
      )
    case .unknownFact:
      (
        "A fact of a model that no rule reads.",
        "Correct its name; 'a11y-spec rules --facts' lists the facts."
      )
    case .unknownDetail:
      (
        "A key that the fact does not have.",
        "Correct it or remove it; 'a11y-spec explain FACT' tells the keys of a fact."
      )
    case .unknownSpecKey:
      (
        "'spec-keys' names a key that the format does not have, or that every component has.",
        "List only keys that not all components have, such as 'value' or 'segments'."
      )
    case .unknownReference:
      (
        "A fact names a moment or a variant that the fact 'moments' or 'variants' does not list, or "
          + "a key that specs of the component do not have. Or a word is a slip for one that is known.",
        "Add the word there, or correct it."
      )
    case .otherFramework:
      (
        "A fact names an element that another framework has. A team may have one of its own that is "
          + "called so.",
        "Take the element of the framework, unless the team has built one."
      )
    case .unknownPlaceholder:
      (
        "A phrase of a model has a placeholder in braces that specs do not have.",
        "Take one of {label}, {name}, {value}, {index}, {count}, {state}, {role}, {hint}, {group}."
      )
    case .wrongType:
      (
        "A value of a kind that its key in the model or the front matter does not take.",
        "Write the kind that the message names."
      )
    case .missingQuote:
      (
        "A fact quotes no sentence, or one that its document does not have where the fact holds.",
        "Copy a sentence, or part of one, from the document into 'quote', word for word; it has to "
          + "stand under the platform and framework of 'on'."
      )
    case .shortQuote:
      (
        "A quote is so short that it may stand anywhere in the document by chance, or gives the "
          + "beginning of several sentences ('If no…').",
        "Quote more of the sentence."
      )
    }
  }
}

extension YAMLProblem.Code {
  /// What the code means, and how to mend what has it.
  fileprivate var explanation: (meaning: String, remedy: String) {
    switch self {
    case .unclosedQuote:
      ("A text has a quote at one of its ends only.", "Write the same quote at the other end.")
    case .unclosedFlow:
      ("A list or map in brackets has no end.", "Close it with ']' or '}'.")
    case .missingColon:
      ("A key has no colon behind it.", "Write 'key: value'.")
    case .missingComma:
      ("Two entries in brackets have no comma between them.", "Insert the comma.")
    case .missingSpace:
      ("A colon, a dash, a comma or '#' has no space beside it.", "Insert the space.")
    case .missingDash:
      ("A line among the items of a list is not an item.", "Begin it with '- ', or indent it.")
    case .tabIndentation:
      ("A line is indented by a tab, which YAML does not allow.", "Indent it by spaces.")
    case .indentation:
      (
        "A line is indented by more or fewer spaces than its neighbours.",
        "Align it with the lines that it belongs to."
      )
    case .unexpectedContent:
      (
        "Something stands where a value or a line has ended.",
        "Remove it, or quote the whole value."
      )
    case .quoteNeeded:
      (
        "A text begins with, or has in it, what means something else in YAML.",
        "Quote the whole text: \"{label}, button\"."
      )
    case .collectionOnLine:
      ("A list or map begins on a line where none can.", "Move it to the next line, indented.")
    case .invalidEscape:
      (
        "A backslash in double quotes begins no escape sequence.",
        "Write '\\\\' for a backslash, or use single quotes."
      )
    case .invalidCharacter:
      (
        "A character that YAML does not allow, or bytes that are not UTF-8.",
        "Save the file as UTF-8; write control characters as escapes in double quotes."
      )
    case .blockScalar:
      (
        "The text behind '|' or '>' is not indented as such a text is.",
        "Indent all its lines alike, more than its key."
      )
    case .directive:
      (
        "A line that begins with '%' is not followed by '---', or is not a directive of YAML.",
        "Remove it, or write '---' behind it."
      )
    case .properties:
      (
        "An anchor ('&a'), a tag ('!t') or an alias ('*a') stands where none can.",
        "Write it directly in front of the value, on the line of its key."
      )
    case .unknownAlias:
      ("An alias has no anchor of its name before it.", "Correct the name, or define '&name'.")
    case .unknownTagHandle:
      ("A tag has a handle that no '%TAG' line defines.", "Define it, or remove the tag.")
    case .keyTooLong:
      ("A key has more than 1024 characters.", "Shorten it, or begin it with '? '.")
    case .multilineKey:
      ("A key goes over several lines.", "Join the lines, or begin the key with '? '.")
    case .conflictMarker:
      (
        "A merge has left its marks ('<<<<<<<', '=======', '>>>>>>>').",
        "Choose one side, and remove the other one and the marks."
      )
    }
  }
}
