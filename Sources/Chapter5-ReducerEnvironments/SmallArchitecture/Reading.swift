// How values are described. It can only use mirrors, because the types are the learner's own.

/// The value as it would look in source code, such as `.counter(.response(17))`.
package func text(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let children = Array(mirror.children)
  switch mirror.displayStyle {
  case .optional:
    return children.first.map { text(of: $0.value) } ?? "nil"
  case .enum:
    guard let payload = children.first, let name = payload.label else {
      return value is any CustomStringConvertible ? "\(value)" : ".\(value)"
    }
    let inner = text(of: payload.value)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return ".\(name)" + (isTuple ? inner : "(\(inner))")
  case .tuple:
    return "(" + fields(children) + ")"
  case .collection:
    return "[" + children.map { text(of: $0.value) }.joined(separator: ", ") + "]"
  case .set:
    return "[" + children.map { text(of: $0.value) }.sorted().joined(separator: ", ") + "]"
  case .struct where !readsForItself(value):
    return "\(mirror.subjectType)(" + fields(children) + ")"
  default:
    return String(reflecting: value)
  }
}

/// The value as lines, one for each property that has no parts worth a line of their own. A line
/// begins with the path to the property, such as `counter.alert.title: `.
func lines(of value: Any, at path: String = "") -> [String] {
  let mirror = Mirror(reflecting: value)
  let children = Array(mirror.children)
  guard hasParts(value) else {
    return [(path.isEmpty ? "" : "\(path): ") + text(of: value)]
  }
  switch mirror.displayStyle {
  case .optional:
    return children.flatMap { lines(of: $0.value, at: path) }
  case .collection:
    return children.enumerated().flatMap { lines(of: $1.value, at: "\(path)[\($0)]") }
  default:
    return children.flatMap { child in
      let label = child.label.map { String($0.drop { $0 == "." }) } ?? "0"
      return lines(of: child.value, at: path.isEmpty ? label : "\(path).\(label)")
    }
  }
}

/// Whether the value is or contains something with fields. An array of numbers doesn't.
private func hasParts(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return switch mirror.displayStyle {
  case .struct: !readsForItself(value)
  case .tuple: true
  case .optional, .enum, .collection: mirror.children.contains { hasParts($0.value) }
  default: false
  }
}

/// Whether the value's own description says more than its fields, as with a number or a date.
private func readsForItself(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    || Mirror(reflecting: value).children.isEmpty
}

private func fields(_ children: [Mirror.Child]) -> String {
  children.map { child in
    let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    return label + text(of: child.value)
  }
  .joined(separator: ", ")
}
