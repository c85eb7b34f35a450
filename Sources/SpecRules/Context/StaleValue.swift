/// What a text says where the value belongs.
struct StaleValue {
  let range: Range<String.Index>
  var isStandIn = false
  /// Whether it has another unit than the value behind its number.
  var isMeasured = false
}
