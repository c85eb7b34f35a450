import SourceText

/// The path of a file, in the bytes of the system, as a URI reference (RFC 3986).
///
/// It is relative where the path is.
func fileURI(_ path: [UInt8]) -> String {
  (path.first == UInt8(ascii: "/") ? "file://" : "") + path.percentEncodedPath
}
