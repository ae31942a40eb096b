/// Which properties of a learner's type can be set from outside.
///
/// `Settable(value).name` is the key path that sets the property `name`, or nil where it is a
/// constant, a method, or set by its own file only. The compiler decides: it takes the first of the
/// three subscripts that fits. So a test can say in a sentence what would else be an error in the
/// test itself.
@dynamicMemberLookup
package struct Settable<Root> {
  /// - Parameter value: a value of the type, to tell the compiler which is meant.
  package init(_ value: Root) {}

  /// A variable.
  package subscript<Value>(
    dynamicMember path: WritableKeyPath<Root, Value>
  ) -> WritableKeyPath<Root, Value>? { path }

  /// A constant, or what counts as one from outside.
  package subscript<Value>(
    dynamicMember path: KeyPath<Root, Value>
  ) -> WritableKeyPath<Root, Value>? { nil }

  /// A method, or nothing at all.
  package subscript(dynamicMember name: String) -> Never? { nil }
}
