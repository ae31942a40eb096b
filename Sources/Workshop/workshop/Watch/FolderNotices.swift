import Foundation

#if canImport(CoreServices)
  import CoreServices
#endif

/// Reports when something in a folder may have changed, as far as the system does.
///
/// A notice only means that it's time to look. No system reports every change in a container's or a
/// network folder, so the watcher also has to look without notices.
final class FolderNotices: Sendable {
  /// One element for one or more changes. If the stream is no longer read, watching ends.
  let notices: AsyncStream<Void>

  #if canImport(Darwin)
    /// - Parameter folder: the path of a folder. The result is nil if the system can't report
    ///   changes.
    init?(below folder: String) {
      let (notices, told) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
      self.notices = notices
      // The stream keeps its callback's context until it is released.
      let teller = Unmanaged.passRetained(Teller(told))
      var context = FSEventStreamContext(
        version: 0, info: teller.toOpaque(), retain: nil, release: nil, copyDescription: nil)
      let events = FSEventStreamCreate(
        nil,
        { _, info, _, _, _, _ in
          guard let info else { return }
          Unmanaged<Teller>.fromOpaque(info).takeUnretainedValue().told.yield()
        },
        &context, [folder] as CFArray, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.02,
        FSEventStreamCreateFlags(
          kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagFileEvents))
      guard let events else {
        teller.release()
        return nil
      }
      FSEventStreamSetDispatchQueue(events, DispatchQueue(label: "FolderNotices"))
      FSEventStreamStart(events)
      let address = Int(bitPattern: events)
      told.onTermination = { _ in
        guard let events = FSEventStreamRef(bitPattern: address) else { return }
        FSEventStreamStop(events)
        FSEventStreamInvalidate(events)
        FSEventStreamRelease(events)
      }
    }

    /// Lives as long as the program: a callback may still be running when the stream is released.
    private final class Teller: Sendable {
      let told: AsyncStream<Void>.Continuation
      init(_ told: AsyncStream<Void>.Continuation) { self.told = told }
    }
  #else
    /// - Parameter folder: the path of a folder. The result is nil if the system can't report
    ///   changes.
    init?(below folder: String) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let (notices, told) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
      self.notices = notices
      Self.watch(folder, by: descriptor)
      let stopping = Pipe()
      told.onTermination = { _ in try? stopping.fileHandleForWriting.close() }
      Thread.detachNewThread {
        while Self.waitForEvents(descriptor, orFor: stopping) {
          // There may be new folders. Folders that are already watched stay watched.
          Self.watch(folder, by: descriptor)
          told.yield()
          // At most fifty notices a second, even if a program writes continuously.
          Thread.sleep(forTimeInterval: 0.02)
        }
        close(descriptor)
      }
    }

    /// Waits for events, and reads all that are pending.
    ///
    /// - Returns: whether to go on; false if nothing reads the stream any more.
    private static func waitForEvents(_ descriptor: Int32, orFor stopping: Pipe) -> Bool {
      let stop = stopping.fileHandleForReading.fileDescriptor
      var watched = [descriptor, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
      var events = [UInt8](repeating: 0, count: 1 << 14)
      while read(descriptor, &events, events.count) > 0 {}
      return watched[1].revents == 0
    }

    private static func watch(_ folder: String, by descriptor: Int32) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let changes = IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVE | IN_MOVE_SELF
      for path in [folder] + names.map({ "\(folder)/\($0)" }) {
        inotify_add_watch(descriptor, path, UInt32(changes | IN_ONLYDIR))
      }
    }
  #endif
}
