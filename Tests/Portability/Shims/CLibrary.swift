// The module Darwin or Musl: the headers beside this file, and what Swift adds to a C library,
// because it can't import `errno` or variadic functions from headers.

#if DARWIN
  @_exported import CDarwin
#else
  @_exported import CMusl
#endif

package var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

package func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
package func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}
package func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
package func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
package func ioctl(
  _ descriptor: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer
) -> Int32 {
  fatalError()
}
#if DARWIN
  // The header's macro is too complex for Swift, which has its own constant.
  package var TIOCGWINSZ: UInt { 0x4008_7468 }
#endif

package var S_IFMT: mode_t { 0o170000 }
package var S_IFREG: mode_t { 0o100000 }

package typealias SignalHandler = @convention(c) (Int32) -> Void
package var SIG_DFL: SignalHandler? { nil }
package var SIG_IGN: SignalHandler { fatalError() }
