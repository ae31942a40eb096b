import Observation

/// A key for a value that is passed down the view hierarchy.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What a view reads if no value was provided.
  static var defaultValue: Value { get }
}

/// The values that are passed down the view hierarchy.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment with nothing but defaults.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value from the environment. This one finds nothing but defaults.
@frozen @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// - Parameter keyPath: which value to read.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// - Parameter objectType: the type of the object to read. Apple's stops the app if there's none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { fatalError("There is no \(objectType) in the environment.") }
  }

  /// - Parameter objectType: the type of the object to read, if there is one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { nil }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

/// An object that reports its changes. On a Mac, it's from Combine.
public protocol ObservableObject: AnyObject {}

/// Reads an object that an ancestor has put into the environment. This one finds none.
@MainActor @frozen @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes a property to read the object with.
  public nonisolated init() {}

  /// The object. Apple's stops the app if there's none.
  public var wrappedValue: ObjectType { fatalError("There is no \(ObjectType.self).") }
}

extension View {
  /// Provides a value for everything below this view.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }

  /// Provides an object for everything below this view.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View { self }

  /// Provides an object for everything below this view.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View { self }
}
