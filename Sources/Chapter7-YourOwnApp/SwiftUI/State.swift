import Observation

/// A property that the framework keeps up to date.
public protocol DynamicProperty {}

/// A value that belongs to a view and that the framework keeps for as long as the view is on screen.
///
/// It's the property wrapper of Xcode 26 and earlier; Xcode 27 has a macro of the same name. This one
/// keeps nothing: the value is always the initial one.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value

  /// - Parameter value: the initial value. It's evaluated whenever a view is made.
  public init(wrappedValue value: Value) { initialValue = value }

  /// The value.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// A binding, to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { [initialValue] in initialValue }, set: { _ in })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Reads and writes a value that something else owns.
@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// - Parameter wrappedValue: the object.
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }

  /// The object, for bindings to its properties.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
