/// A text.
@frozen public struct Text: PrimitiveView, Sendable {
  let content: String

  /// - Parameter content: the text, which isn't translated.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// - Parameter key: the text, and the key for its translation.
  public nonisolated init(_ key: LocalizedStringKey) { content = key.text }
}

/// Text that may have a translation.
@frozen public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// - Parameter value: the text in the code's language.
  public init(stringLiteral value: String) { text = value }
}

/// A button.
public struct Button<Label: View>: PrimitiveView {
  let action: @MainActor () -> Void
  let label: Label
}

extension Button where Label == Text {
  /// - Parameters:
  ///   - titleKey: the button's title.
  ///   - action: what the button does.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (self.action, label) = (action, Text(titleKey))
  }

  /// - Parameters:
  ///   - title: the button's title, which isn't translated.
  ///   - action: what the button does.
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
  ///   - titleKey: a description of what to type.
  ///   - text: where the typed text goes.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (label, self.text) = (Text(titleKey), text)
  }
}

/// A field for a password, which doesn't show what is typed.
public struct SecureField<Label: View>: PrimitiveView {
  let label: Label
  let text: Binding<String>
}

extension SecureField where Label == Text {
  /// - Parameters:
  ///   - titleKey: a description of what to type.
  ///   - text: where the typed text goes.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    (label, self.text) = (Text(titleKey), text)
  }
}

/// Views, one below another.
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
  ///   - content: makes the view for an element.
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
  ///   - data: the elements, with a row for each.
  ///   - rowContent: makes a row.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}
