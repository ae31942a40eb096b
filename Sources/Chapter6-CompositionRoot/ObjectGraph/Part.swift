/// A part of an object: the value of one of its properties.
struct Part {
  enum Kind {
    case object(Identity, Any)
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
    case .class: kind = .object(Identity(of: value), value)
    case .struct where !(value is any Equatable): kind = .object(Identity(of: value), value)
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

/// The identity of an object. Two instances of a class are never the same. Two structs are the same
/// if all their parts are: nobody could tell them apart.
struct Identity: Hashable {
  private let text: String

  init(of value: Any) {
    let type = String(reflecting: type(of: value))
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      text = "\(type)@\(ObjectIdentifier(value as AnyObject))"
    } else {
      let parts = mirror.children.map { child in
        switch Part(child.value).kind {
        case .object(let identity, _): identity.text
        case .closure(let type): type
        case .data: String(reflecting: child.value)
        }
      }
      text = "\(type)(\(parts.joined(separator: ", ")))"
    }
  }
}
