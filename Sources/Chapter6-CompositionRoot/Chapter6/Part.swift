/// A part of an object: the value of one of its properties.
struct Part {
  enum Kind {
    /// Two instances of a class have different identities. Two structs have the same one if all
    /// their parts do: nobody could tell them apart.
    case object(identity: String, Any)
    case closure(type: String)
    case data
  }

  /// The name of the property.
  let label: String?
  let kind: Kind

  init(_ value: Any, label: String? = nil) {
    self.label = label
    let type = "\(type(of: value))"
    switch Mirror(reflecting: value).displayStyle {
    case .class:
      kind = .object(identity: "\(type)@\(ObjectIdentifier(value as AnyObject))", value)
    case .struct where !(value is any Equatable):
      let parts = Mirror(reflecting: value).children.map { child in
        switch Part(child.value).kind {
        case .object(let identity, _): identity
        case .closure(let type): type
        case .data: String(reflecting: child.value)
        }
      }
      kind = .object(identity: "\(type)(\(parts))", value)
    case nil where type.contains("->"):
      let words = type.split(separator: " ").drop { $0.hasPrefix("@") }
      kind = .closure(type: words.joined(separator: " "))
    default: kind = .data
    }
  }

  /// The parts of an object, in the order of its properties. Optionals are unwrapped.
  static func all(in object: Any) -> [Part] {
    Mirror(reflecting: object).children.map { child in
      // The compiler renames lazy and observed properties.
      let label = child.label?.replacing("$__lazy_storage_$", with: "").trimmingPrefix("_")
      return Part(unwrapped(child.value), label: label.map(String.init))
    }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
    return unwrapped(some.value)
  }
}
