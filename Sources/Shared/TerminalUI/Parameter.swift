extension Arguments {
  /// One option, flag or positional argument.
  package struct Parameter: Sendable {
    enum Kind: Equatable, Sendable {
      case flag
      case option(placeholder: String)
      case required, optional

      var isPositional: Bool { self == .required || self == .optional }
    }

    let name: String
    let kind: Kind
    let help: String
    let apply: @Sendable (_ text: String, inout Values) throws(ArgumentsError) -> Void

    /// An option without a value.
    ///
    /// - Parameters:
    ///   - name: its name without the dashes.
    ///   - value: set to true if the flag is given.
    ///   - help: a sentence for the usage.
    package static func flag(
      _ name: String, _ value: WritableKeyPath<Values, Bool> & Sendable, _ help: String
    ) -> Parameter {
      Parameter(name: name, kind: .flag, help: help) { _, values in values[keyPath: value] = true }
    }

    /// An option with a value.
    ///
    /// - Parameters:
    ///   - name: its name without the dashes.
    ///   - placeholder: stands for the value in the usage.
    ///   - value: the property that gets the value.
    ///   - range: the values that are allowed; nil allows all.
    ///   - help: a sentence for the usage.
    package static func option<Value: ArgumentValue>(
      _ name: String, _ placeholder: String, _ value: WritableKeyPath<Values, Value> & Sendable,
      in range: ClosedRange<Value>? = nil, _ help: String
    ) -> Parameter {
      option(name, placeholder, range, help) { $0[keyPath: value] = $1 }
    }

    /// The same, for a value that has no default.
    package static func option<Value: ArgumentValue>(
      _ name: String, _ placeholder: String, _ value: WritableKeyPath<Values, Value?> & Sendable,
      in range: ClosedRange<Value>? = nil, _ help: String
    ) -> Parameter {
      option(name, placeholder, range, help) { $0[keyPath: value] = $1 }
    }

    /// A required positional argument.
    ///
    /// - Parameters:
    ///   - name: its name in the usage, such as "FILE".
    ///   - value: the property that gets the value.
    ///   - help: a sentence for the usage.
    package static func argument(
      _ name: String, _ value: WritableKeyPath<Values, String> & Sendable, _ help: String
    ) -> Parameter {
      Parameter(name: name, kind: .required, help: help) { $1[keyPath: value] = $0 }
    }

    /// The same, for an argument that may be missing.
    package static func argument(
      _ name: String, _ value: WritableKeyPath<Values, String?> & Sendable, _ help: String
    ) -> Parameter {
      Parameter(name: name, kind: .optional, help: help) { $1[keyPath: value] = $0 }
    }

    private static func option<Value: ArgumentValue>(
      _ name: String, _ placeholder: String, _ range: ClosedRange<Value>?, _ help: String,
      set: @escaping @Sendable (inout Values, Value) -> Void
    ) -> Parameter {
      Parameter(name: name, kind: .option(placeholder: placeholder), help: help) {
        (text, values) throws(ArgumentsError) in
        guard let value = Value(argument: text), range?.contains(value) ?? true else {
          let expected =
            range.map { "\(Value.kind) from \(shown($0.lowerBound)) to \(shown($0.upperBound))" }
            ?? Value.kind
          let hint = text.nearest(in: Value.words).map { " Did you mean '\($0)'?" } ?? ""
          throw .wrong("--\(name) needs \(expected), not '\(text)'.\(hint)")
        }
        set(&values, value)
      }
    }

    /// A bound as messages show it: a whole number has no decimal point.
    private static func shown(_ bound: some ArgumentValue) -> String {
      let text = "\(bound)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}

extension Arguments.Parameter {
  /// The name as it is written on the command line.
  var shownName: String {
    kind.isPositional ? name : "--\(name)"
  }

  /// The entry in the usage's table.
  var syntax: String {
    switch kind {
    case .option(let placeholder): "\(shownName) \(placeholder)"
    case .flag, .required, .optional: shownName
    }
  }

  /// The entry in the usage's first line.
  var usage: String {
    switch kind {
    case .required: syntax
    case .optional, .flag, .option: "[\(syntax)]"
    }
  }

  /// The placeholder of its value, if it has one.
  var placeholder: String? {
    if case .option(let placeholder) = kind { placeholder } else { nil }
  }

  /// Returns the value that an option was given.
  ///
  /// - Parameters:
  ///   - text: what follows the equals sign, if there is one.
  ///   - rest: the words that follow; the first is removed if it's the value.
  func value(
    _ text: String?, orFirstOf rest: inout ArraySlice<String>
  ) throws(ArgumentsError) -> String {
    guard let placeholder else {
      if text != nil { throw .wrong("\(shownName) takes no value. Write \(shownName) alone.") }
      return ""
    }
    if let text { return text }
    // A single dash may begin a negative number.
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .wrong("\(shownName) needs a value: \(shownName) \(placeholder).")
    }
    rest.removeFirst()
    return next
  }
}

/// A type that an option's value can have.
package protocol ArgumentValue: Comparable, Sendable {
  /// What a message calls it, such as "a whole number".
  static var kind: String { get }
  /// All valid words, if there are only a few; otherwise empty.
  static var words: [String] { get }

  /// Creates a value, or returns nil if the word isn't one.
  ///
  /// - Parameter argument: the word from the command line.
  init?(argument: String)
}

extension ArgumentValue {
  package static var words: [String] { [] }
}

extension String: ArgumentValue {
  package static var kind: String { "a text" }
  package init?(argument: String) { self = argument }
}

extension Int: ArgumentValue {
  package static var kind: String { "a whole number" }
  package init?(argument: String) { self.init(argument) }
}

extension Double: ArgumentValue {
  package static var kind: String { "a number" }
  package init?(argument: String) {
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }
}
