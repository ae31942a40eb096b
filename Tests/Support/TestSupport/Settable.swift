/// The properties of a learner's type that can be set from outside.
///
/// `Settable(value).name` is the key path that sets the property `name`; it's nil if that's a
/// constant, a method, or settable only in its own file. The compiler decides, by choosing the
/// first of the three subscripts that fits. So a test can explain in a sentence what would
/// otherwise be a compiler error in the test itself.
@dynamicMemberLookup
package struct Settable<Root> {
  /// - Parameter value: a value of the type, to tell the compiler which type is meant.
  package init(_ value: Root) {}

  /// A variable.
  package subscript<Value>(
    dynamicMember path: WritableKeyPath<Root, Value>
  ) -> WritableKeyPath<Root, Value>? { path }

  /// A constant, or a property that can't be set from outside.
  package subscript<Value>(
    dynamicMember path: KeyPath<Root, Value>
  ) -> WritableKeyPath<Root, Value>? { nil }

  /// A method, or nothing at all.
  package subscript(dynamicMember name: String) -> Never? { nil }
}
