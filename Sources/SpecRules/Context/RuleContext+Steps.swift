import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// What is wrong with the step of a range, or with a value that no step leads to.
  var violationsOfSteps: [Violation] {
    [wrongStep(in: spec), valueBetweenSteps(in: self), smallStep(in: self)].compactMap(\.self)
  }
}

/// A step that leads nowhere, or at once out of the range.
private func wrongStep(in spec: Spec) -> Violation? {
  guard let step = Amount(spec.value(.step)?.word) else { return nil }
  let text = step.word.value
  if step.number == 0 {
    return Violation("a step of \(text) changes nothing; correct it", at: step.word.range)
  }
  if step.number < 0 {
    return Violation(
      "'step' is how far one action goes, up or down; write it without the minus",
      at: step.word.range,
      offers: [
        Offer(.literal(String(text.drop { $0 == "-" }), for: step.word), title: "Remove the minus")
      ]
    )
  }
  guard let low = Amount(spec.value(.smallestValue)?.word),
    let high = Amount(spec.value(.largestValue)?.word), high.exceeds(low),
    step.isMore(than: high.number - low.number, of: high)
  else { return nil }
  return Violation(
    "a step of \(text) leads out of the range of \(low.word.value) to \(high.word.value); "
      + "correct one of them",
    at: step.word.range
  )
}

/// A value that no step leads to, such as 17 from 0 in steps of 5.
///
/// A control that only adds a step to its value may have any; a fact says which has steps itself.
private func valueBetweenSteps(in context: RuleContext) -> Violation? {
  let spec = context.spec
  guard spec.violationInRange == nil, let step = Amount(spec.value(.step)?.word), step.number > 0,
    let low = Amount(spec.value(.smallestValue)?.word),
    let current = Amount(spec.value(.currentValue)?.word), current.isComparable(with: low),
    current.number != Amount(spec.value(.largestValue)?.word)?.number,
    wrongStep(in: spec) == nil,
    let fact = context.facts("number-apis", .component).first(where: {
      $0.detail("key") == KeyMeaning.step.key
    })
  else { return nil }
  let steps = (current.number - low.number) / step.number
  guard abs(steps - steps.rounded()) > 0.000_1 else { return nil }
  return Violation(
    "steps of \(step.word.value) from \(low.word.value) do not lead to \(current.word.value); "
      + "correct one of them",
    at: current.word.range,
    fact: fact,
    related: [.init("the value of 'step'", at: step.word.range)]
  )
}

/// A step so small that nobody gets from one end to the other.
private func smallStep(in context: RuleContext) -> Violation? {
  let spec = context.spec
  guard let fact = context.facts("step-count", .component).first, let most = fact.number,
    let step = Amount(spec.value(.step)?.word), step.number > 0,
    let low = Amount(spec.value(.smallestValue)?.word),
    let high = Amount(spec.value(.largestValue)?.word), high.exceeds(low),
    case let count = ((high.number - low.number) / step.number).rounded(), count > most
  else { return nil }
  return Violation(
    "\(count.digits) steps lead from one end to the other, each a swipe; make the step larger",
    at: step.word.range,
    fact: fact
  )
}

extension Double {
  /// The number without a fraction that says nothing.
  var digits: String { Int(exactly: self).map(String.init) ?? String(self) }
}
