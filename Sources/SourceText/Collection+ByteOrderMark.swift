extension Collection<UInt8> {
  /// How many bytes a byte order mark takes at their beginning; 0 without one.
  package var byteOrderMarkLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
