import Guidelines

/// Which of the facts of a name a rule asks for on a platform; the most specific one comes first.
enum FactReach {
  /// Those that apply to the platform; for a spec that names none the one that both share.
  case inForce
  /// The same, each once; for a spec that names no platform those of all platforms.
  case common
  /// Those of ``common`` but for frameworks that the platform does not declare.
  case possible
  /// Those that apply to the platform and are about a framework that it declares.
  case declared
  /// Those of all frameworks of the platform.
  case platform
  /// Those that apply to the platform; for a spec that names none, one of each platform, the milder
  /// first.
  case eachPlatform
  /// The most specific one for a framework, whether or not the platform declares it.
  case framework(Framework)
  /// Those about the buttons of the component, one of each action.
  case eachButton
}

/// Which of the facts of a name a rule asks for in a whole spec.
enum SpecFactReach {
  /// Those of whatever platform, but for those of one alternative.
  case anywhere
  /// The same, where they hold on a platform of the spec; all where the spec names none.
  case component
  /// Those of whatever platform and alternative.
  case ofAllAlternatives
  /// The most specific one for a framework on its own platform.
  case home(Framework)
}
