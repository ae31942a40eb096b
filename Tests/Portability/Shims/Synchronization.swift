// The real module also imports Glibc: see Foundation.swift.

package struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
  package init(_ value: consuming sending Value) {}
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    fatalError()
  }
}
