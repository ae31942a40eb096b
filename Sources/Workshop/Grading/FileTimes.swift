import Foundation

extension stat {
  /// When the file's contents, name or permissions were last changed. No program can set it back.
  var lastChange: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }
}
