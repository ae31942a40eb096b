import Foundation

/// Views that are pushed on top of each other.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
}

/// A path of a navigation stack.
public struct NavigationPath {}

extension NavigationStack where Data == NavigationPath {
  /// - Parameter root: the first view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// - Parameters:
  ///   - path: the values whose destinations are on top of the first view.
  ///   - root: the first view.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// Opens the destination of a value.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let label: Label
}

extension NavigationLink where Label == Text, Destination == Never {
  /// - Parameters:
  ///   - title: the link's title.
  ///   - value: what to open.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    label = Text(title)
  }
}

extension View {
  /// Says which view to open for a link's value.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }

  /// Shows a sheet while there is an item. If the item changes, another sheet replaces it.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// The title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    self
  }

  /// The title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Starts a task when the view appears, and cancels it when the view disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Handles a URL that the app is opened with, while the view is there.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Gives the view an identity. With another identity, it's another view, with new state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
}
