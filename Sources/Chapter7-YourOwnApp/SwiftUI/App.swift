import Foundation

/// A part of an app's windows.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds a scene from one statement.
@resultBuilder
public enum SceneBuilder {
  /// One statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window, or as many as the user opens.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// - Parameter content: what is in a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Must not be called: the framework shows the window.
  public var body: Never { fatalError("A window group is shown by the framework.") }
}

/// Work that the system asks an app to do in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  /// Updates what the app knows, from time to time.
  @available(macOS, unavailable)
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

extension Scene {
  /// Handles a background task.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// A whole app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app, before there is any window.
  @MainActor @preconcurrency init()
}

extension App {
  /// Says that there's nothing to see. On a Mac, the app would run until the user quits it.
  @MainActor @preconcurrency public static func main() {
    _ = Self().body
    print("There is no SwiftUI on this system. On a Mac this program opens a window.")
  }
}
