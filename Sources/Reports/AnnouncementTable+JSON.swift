import Guidelines
import JSONText
import Voices

extension AnnouncementTable {
  /// The version of the form for programs.
  ///
  /// A new one is needed when a reader of the old one would stumble.
  private static let version = 1

  /// The tables for programs.
  package static func json(of tables: [AnnouncementTable], voice: ShownVoice) -> String {
    var writer = JSONWriter(.pretty, capacity: 1 << 14)
    writer.object {
      $0.member("version", version)
      $0.key("specs")
      $0.array { for table in tables { table.write(to: &$0, voice) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(to writer: inout JSONWriter, _ voice: ShownVoice) {
    writer.object {
      $0.member("path", path)
      $0.member("title", title)
      $0.key("platforms")
      $0.array {
        for section in sections {
          $0.object {
            $0.member("platform", section.platform.rawValue)
            $0.member("voice", section.voice)
            $0.key("moments")
            $0.array { for step in section.steps { step.write(to: &$0, voice) } }
          }
        }
      }
    }
  }
}

extension AnnouncementTable.Step {
  fileprivate func write(to writer: inout JSONWriter, _ voice: ShownVoice) {
    writer.object {
      $0.member(optional: "number", number)
      $0.member("moment", id.moment)
      $0.member(optional: "after", id.trigger)
      $0.member(optional: "state", id.state)
      $0.member("isAssumed", isAssumed)
      if voice.hasDevice {
        $0.key("device")
        $0.array {
          for (element, speech) in device {
            $0.object {
              $0.member(optional: "element", element?.control)
              $0.member(optional: "framework", element?.framework?.rawValue)
              speech.write(to: &$0)
            }
          }
        }
      }
      if voice.hasGuideline {
        $0.key("guideline")
        $0.object { guideline.write(to: &$0) }
      }
      $0.key("spec")
      $0.array {
        for (phrase, line) in written {
          $0.object {
            $0.member("text", phrase)
            $0.member("line", line)
          }
        }
      }
    }
  }
}

extension Speech {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .says(let utterance):
      writer.member("says", utterance.text)
      writer.member(optional: "hint", hint)
    case .nothing: writer.member("says", "")
    case .notKnown(let clause): writer.member("notKnown", clause)
    }
    guard let basis else { return }
    writer.member("basis", basis.kind.rawValue)
    writer.key("sources")
    writer.array { for source in basis.sources { $0.string(source) } }
  }
}
