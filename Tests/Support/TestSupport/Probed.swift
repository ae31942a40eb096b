/// A learner's type that a test tries to create, or to call, without its dependency.
///
/// A type's own members take precedence over those of a protocol extension. So `.init()` means the
/// learner's initializer if one can be called without arguments, whether because of a default, as a
/// convenience initializer or in an extension. Otherwise it means this one, which throws. The test
/// doesn't have to read the source.
package protocol Probed {}

extension Probed {
  /// - Throws: `NotThere`, always.
  package init() throws {
    throw NotThere()
  }
}

/// The error when the type has no member of its own that can be called like this.
package struct NotThere: Error, Equatable {
  /// The error of a probe.
  package init() {}
}

/// Returns whether a value can be created like this.
///
/// It never throws. It's marked `throws` so that the caller's `try` also covers `make`, which may
/// or may not throw depending on the learner's code, without a warning for any answer.
///
/// - Parameters:
///   - value: a value of the type, if it's needed to tell the compiler which type is meant.
///   - make: creates another value with less than it needs, such as `.init()`.
package func canBeMade<Value>(
  like value: Value? = nil, _ make: @autoclosure () throws -> Value
) throws -> Bool {
  do {
    _ = try make()
    return true
  } catch {
    return false
  }
}
