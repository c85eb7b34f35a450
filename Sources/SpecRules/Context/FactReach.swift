import Guidelines

/// The facts of a name that a rule asks for on a platform; the most specific one comes first.
enum FactReach {
  /// The facts that apply to the platform; the one that both share where the spec names no
  /// platform.
  case inForce
  /// The facts of ``inForce``, each once; the facts of all platforms where the spec names none.
  case common
  /// The facts of ``common``, without those for frameworks that the platform does not declare.
  case possible
  /// The facts that apply to the platform and are about a framework that it declares.
  case declared
  /// The facts of all frameworks of the platform.
  case platform
  /// The facts that apply to the platform.
  ///
  /// A spec that names none has one fact of each platform, the milder first.
  case eachPlatform
  /// The most specific fact for a framework, whether or not the platform declares it.
  case framework(Framework)
  /// The facts about the buttons of the component, one of each action.
  case eachButton
}

/// The facts of a name that a rule asks for in a whole spec.
enum SpecFactReach {
  /// The facts of all platforms, without those of other alternatives.
  case anywhere
  /// The facts of ``anywhere`` that hold on a platform of the spec; all where the spec names none.
  case component
  /// The facts of all platforms and of all alternatives.
  case ofAllAlternatives
  /// The most specific fact for a framework on its own platform.
  case home(Framework)
}
