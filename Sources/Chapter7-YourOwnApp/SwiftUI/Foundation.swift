import Foundation

extension URL {
  /// The folder for an app's support files. On Apple's platforms, Foundation declares it.
  public static var applicationSupportDirectory: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }
}
