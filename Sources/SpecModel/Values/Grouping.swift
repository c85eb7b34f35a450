package import SourceText

/// What a spec joins so that the screen reader stops at it once, in the form of a map.
package struct Grouping: Sendable {
  /// An element of the group.
  package struct Child: Sendable {
    /// What the spec calls it; `nil` in a list of maps.
    package let name: LocatedText?
    /// The APIs that stand for it; `nil` when it is a name alone.
    package let value: SpecValue?

    /// The name, or else the first key.
    package var range: ByteRange? {
      name?.range ?? value?.entries.first?.key.range
    }
  }

  package let entry: SpecEntry
  /// The APIs that group.
  package let apis: [LocatedText]
  /// The element that stands for the group: its `parent`, or else its `container`.
  package let head: SpecEntry?
  package let children: [Child]

  /// Whether anything is joined; an order alone joins nothing.
  package var joins: Bool { !apis.isEmpty || head != nil || !children.isEmpty }

  fileprivate init?(_ entry: SpecEntry) {
    let value = entry.value
    guard value.isMap else { return nil }
    self.entry = entry
    apis = value["api"]?.words ?? []
    head = ["parent", "container"].lazy.compactMap(value.entry).first { $0.value.isMap }
    let named = value["children"]?.entries.map { Child(name: $0.key, value: $0.value) } ?? []
    let listed = value["children"]?.items.map { item in
      item.word.map { Child(name: $0, value: nil) } ?? Child(name: nil, value: item)
    }
    children = named + (listed ?? [])
  }
}

extension PlatformSpec {
  /// What is grouped; `nil` where the spec leaves that to the system.
  package var grouping: Grouping? {
    map.entry("groupings").flatMap(Grouping.init)
  }
}
