import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension CompletionList {
  /// What the device and the guideline say at a moment, each with who says it.
  ///
  /// It is empty where they say the same, or where the device's words are not known.
  func voices(at key: String, in state: String?) -> [(phrase: String, speaker: String)] {
    guard let spec, let platform = cursor.path.platform,
      let scope = spec.scopes.first(where: { $0.platform == platform })
    else { return [] }
    let folded = key.foldedForComparison
    let position = scope.segments.position(ofMoment: key)
    let moments = spec.moments(on: scope).filter { moment in
      guard (moment.state == nil) == (state == nil) || position != nil else { return false }
      return position.map { moment.segmentPosition == $0 && moment.trigger == nil }
        ?? (moment.segmentPosition == nil || moment.trigger != nil)
        && moment.key.foldedForComparison.split(separator: ", ").contains { $0 == folded }
    }
    let device = moments.compactMap { spec.deviceText(at: $0, on: scope) }.uniqued
    let guideline = moments.compactMap { spec.guidelineText(at: $0, on: scope) }.uniqued
    guard !device.isEmpty, device != guideline else { return [] }
    return device.map { ($0, "as \(platform.screenReader) says it") }
      + guideline.map { ($0, "as the guideline's example has it") }
  }
}
