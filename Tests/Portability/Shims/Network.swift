// The part of Apple's module that chapter 3 uses, with the declarations from its documentation:
// https://developer.apple.com/documentation/network/nwpathmonitor

package import Dispatch

package struct NWPath: Equatable, Sendable {
  package enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  package let status: Status
}

package final class NWPathMonitor: Sendable {
  package init() {}
  @preconcurrency package var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { nil }
    set {}
  }
  package func start(queue: DispatchQueue) {}
  package func cancel() {}
}
