// The part of Apple's module that `watch` uses, with the declarations from its documentation:
// https://developer.apple.com/documentation/coreservices/file_system_events

package import Foundation

package typealias CFArray = [String]
package typealias FSEventStreamRef = OpaquePointer
package typealias ConstFSEventStreamRef = OpaquePointer
package typealias FSEventStreamEventId = UInt64
package typealias FSEventStreamEventFlags = UInt32
package typealias FSEventStreamCreateFlags = UInt32
package typealias FSEventStreamCallback =
  @convention(c) (
    ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer,
    UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>
  ) -> Void

package var kFSEventStreamEventIdSinceNow: UInt64 { .max }
package var kFSEventStreamCreateFlagNoDefer: Int { 2 }
package var kFSEventStreamCreateFlagFileEvents: Int { 16 }

package struct FSEventStreamContext {
  package init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
    copyDescription: (@convention(c) (UnsafeRawPointer?) -> OpaquePointer?)?
  ) {}
}

package func FSEventStreamCreate(
  _ allocator: OpaquePointer?, _ callback: FSEventStreamCallback,
  _ context: UnsafeMutablePointer<FSEventStreamContext>?, _ pathsToWatch: CFArray,
  _ sinceWhen: FSEventStreamEventId, _ latency: Double, _ flags: FSEventStreamCreateFlags
) -> FSEventStreamRef? { nil }
package func FSEventStreamSetDispatchQueue(_ stream: FSEventStreamRef, _ queue: DispatchQueue?) {}
@discardableResult package func FSEventStreamStart(_ stream: FSEventStreamRef) -> Bool { true }
package func FSEventStreamStop(_ stream: FSEventStreamRef) {}
package func FSEventStreamInvalidate(_ stream: FSEventStreamRef) {}
package func FSEventStreamRelease(_ stream: FSEventStreamRef) {}
