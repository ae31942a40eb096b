// The module Darwin: the header beside this file, and what Swift adds to a C library, because it
// can't import `errno` or variadic functions from headers.

@_exported import CDarwin

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
// The header's macro is too complex for Swift, which has its own constant.
package var TIOCGWINSZ: UInt { 0x4008_7468 }

package typealias SignalHandler = @convention(c) (Int32) -> Void
package var SIG_DFL: SignalHandler? { nil }
package var SIG_IGN: SignalHandler { fatalError() }
