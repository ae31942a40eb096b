/// A learner's type that a test tries to make, or to call, without its dependency.
///
/// Members of a protocol's extension rank below the type's own. So `.init()` means the
/// learner's initializer if there is one that can be called without arguments, whether by
/// a default, as a convenience or in an extension; and this one, which throws, otherwise.
/// No source needs to be read.
package protocol Probed {}

extension Probed {
  /// - Throws: `NotThere`, always.
  package init() throws {
    throw NotThere()
  }
}

/// The type has no member of its own that could be called so.
package struct NotThere: Error, Equatable {
  /// The error of a probe.
  package init() {}
}

/// Whether a value can be made in this way.
///
/// It never throws. It is declared so because `try` then covers what is made, too, which
/// throws or not depending on the learner's code, and no answer gets a warning.
///
/// - Parameters:
///   - value: a value of the type, if it takes one to tell the compiler which is meant.
///   - make: makes another one with less than it needs, such as `.init()`.
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
