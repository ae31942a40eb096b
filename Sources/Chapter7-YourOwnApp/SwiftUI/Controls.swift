/// A text.
@frozen public struct Text: PrimitiveView, Sendable {
  let content: String

  /// - Parameter content: the text, which is shown as it is.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// - Parameter key: the text, or what to look its translation up by.
  public nonisolated init(_ key: LocalizedStringKey) { content = key.text }
}

/// A text that may have a translation.
@frozen public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// - Parameter value: the text in the language of the code.
  public init(stringLiteral value: String) { text = value }
}

/// A button.
public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label
}

extension Button where Label == Text {
  /// - Parameters:
  ///   - titleKey: what is on it.
  ///   - action: what it does.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (self.action, label) = (action, Text(titleKey))
  }

  /// - Parameters:
  ///   - title: what is on it, as it is.
  ///   - action: what it does.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    (self.action, label) = (action, Text(title))
  }
}

/// A field for a line of text.
public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let text: Binding<String>
}

extension TextField where Label == Text {
  /// - Parameters:
  ///   - titleKey: what to type.
  ///   - text: where it goes.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (label, self.text) = (Text(titleKey), text)
  }
}

/// Views, one below the other.
@frozen public struct VStack<Content: View>: PrimitiveView {
  let content: Content

  /// - Parameter content: the views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let content: (Data.Element) -> Content
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// - Parameters:
  ///   - data: the elements.
  ///   - content: makes the view of one.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}

/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
}

extension List where SelectionValue == Never {
  /// - Parameter content: the rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// - Parameters:
  ///   - data: what there is a row of.
  ///   - rowContent: makes a row.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}
