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

  init(_ value: Any, label: String?) {
    self.label = label
    kind = Kind(value)
  }

  /// The parts of an object, in the order of its properties. Optionals are unwrapped.
  static func all(in object: Any) -> [Part] {
    Mirror(reflecting: object).children.map { child in
      Part(Self.unwrapped(child.value), label: child.label.map(Self.written))
    }
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
    return unwrapped(some.value)
  }

  /// The name as written in the source. The compiler renames lazy and observed properties.
  private static func written(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

extension Part.Kind {
  init(_ value: Any) {
    let type = "\(type(of: value))"
    switch Mirror(reflecting: value).displayStyle {
    case .class: self = .object(Identity(of: value), value)
    case .struct where !(value is any Equatable): self = .object(Identity(of: value), value)
    case nil where type.contains("->"):
      let words = type.split(separator: " ").drop { $0.hasPrefix("@") }
      self = .closure(type: words.joined(separator: " "))
    default: self = .data
    }
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
      let address = UInt(bitPattern: ObjectIdentifier(value as AnyObject))
      text = "\(type)@\(address)"
    } else {
      let parts = mirror.children.map { child in
        switch Part.Kind(child.value) {
        case .object(let identity, _): identity.text
        case .closure(let type): type
        case .data: String(reflecting: child.value)
        }
      }
      text = "\(type)(\(parts.joined(separator: ", ")))"
    }
  }
}
