/// What a text says where the value belongs.
struct StaleValue {
  let range: Range<String.Index>
  let isStandIn: Bool
}
