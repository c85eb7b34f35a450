#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The event parser of libyaml, loaded while the program runs so that nothing depends on it.
@safe struct LibYAML {
  private typealias Initialize = @convention(c) (UnsafeMutableRawPointer) -> CInt
  private typealias SetInput =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>, Int) -> Void
  private typealias Parse =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> CInt
  private typealias Delete = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let initialize: Initialize
  private let setInput: SetInput
  private let parse: Parse
  private let deleteEvent: Delete
  private let deleteParser: Delete

  /// Loads the library; `nil` when the system has none.
  init?() {
    let names = ["libyaml-0.so.2", "libyaml-0.2.dylib", "libyaml.dylib"]
    guard
      let library = unsafe names.lazy.compactMap({ name in unsafe dlopen(name, RTLD_NOW) }).first,
      let initialize = unsafe dlsym(library, "yaml_parser_initialize"),
      let setInput = unsafe dlsym(library, "yaml_parser_set_input_string"),
      let parse = unsafe dlsym(library, "yaml_parser_parse"),
      let deleteEvent = unsafe dlsym(library, "yaml_event_delete"),
      let deleteParser = unsafe dlsym(library, "yaml_parser_delete")
    else { return nil }
    unsafe self.initialize = unsafeBitCast(initialize, to: Initialize.self)
    unsafe self.setInput = unsafeBitCast(setInput, to: SetInput.self)
    unsafe self.parse = unsafeBitCast(parse, to: Parse.self)
    unsafe self.deleteEvent = unsafeBitCast(deleteEvent, to: Delete.self)
    unsafe self.deleteParser = unsafeBitCast(deleteParser, to: Delete.self)
  }

  /// Parses a text and returns how many events it has; stops at the first error.
  func countEvents(in bytes: [UInt8]) -> Int {
    // Both structures are larger in no version; the library clears what it uses.
    let parser = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 16)
    let event = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 16)
    defer {
      unsafe parser.deallocate()
      unsafe event.deallocate()
    }
    unsafe parser.initializeMemory(as: UInt8.self, repeating: 0, count: 4096)
    unsafe event.initializeMemory(as: UInt8.self, repeating: 0, count: 4096)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, unsafe initialize(parser) == 1 else { return 0 }
      defer { unsafe deleteParser(parser) }
      unsafe setInput(parser, start, buffer.count)
      var count = 0
      while unsafe parse(parser, event) == 1 {
        // The type is the first member of an event; 2 ends the stream.
        let type = unsafe event.load(as: CInt.self)
        unsafe deleteEvent(event)
        count += 1
        if type == 2 { break }
      }
      return count
    }
  }
}
