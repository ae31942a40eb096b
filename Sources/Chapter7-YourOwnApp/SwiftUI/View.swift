/// A part of the user interface, declared as in Apple's SwiftUI.
///
/// This module exists only where Apple's doesn't. It contains the declarations that chapter 7 uses,
/// with the same names, types and isolation, so that the chapter's code can be type-checked, and its
/// models and composition can be tested. It draws nothing, and it keeps no state.
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Can't be called: there's no value of this type.
  public var body: Never { fatalError("Never has no value.") }
}

/// A view that has no body, because it's one of the framework's own.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Must not be called: the framework draws the view itself.
  public var body: Never { fatalError("\(Self.self) is drawn by the framework, and has no body.") }
}

/// No view at all.
public struct EmptyView: PrimitiveView {
  /// Makes an empty view.
  public nonisolated init() {}
}

/// Several views. Since nothing is drawn, it doesn't keep them.
public struct TupleView<Content>: PrimitiveView {
  nonisolated init(_ views: Content) {}
}

/// One of two views, made by an `if` or a `switch`.
public enum _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  case first(TrueContent)
  case second(FalseContent)
}

extension Optional: View where Wrapped: View {
  /// Must not be called: the framework draws what's inside.
  public var body: Never { fatalError("An optional view is drawn by the framework.") }
}

extension Optional: PrimitiveView where Wrapped: View {}
