import Foundation

extension URL {
  /// The folder for files that an app keeps for its user. On Apple's platforms Foundation declares it.
  public static var applicationSupportDirectory: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }
}
