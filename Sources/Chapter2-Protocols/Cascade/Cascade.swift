/// What a change of a function's signature can break, told by the imports and the names.
///
/// An import is only the permission to name something. So a module counts when it imports the one
/// that declares the signature, and says one of the signature's names as well.
package struct Cascade: Equatable, Sendable {
  /// The module that declares the signature.
  package let declaring: String
  /// The others that can be broken, in the order in which they were given.
  package let others: [String]

  /// - Parameters:
  ///   - function: the function's name, such as "send".
  ///   - owner: the module that has the function; what it implements may be declared elsewhere.
  ///   - modules: the others in question.
  /// - Throws: `NoSignature` where neither the owner nor what it imports declares the function.
  package init(
    changing function: String, of owner: SourceModule, among modules: [SourceModule]
  ) throws(NoSignature) {
    let declares = { (module: SourceModule) in module.declarations("func").contains(function) }
    let interface = modules.first { owner.imports.contains($0.name) && declares($0) }
    let declaring = interface ?? owner
    guard declares(declaring) else { throw NoSignature(function: function, module: owner.name) }

    let names = declaring.declarations("protocol").union([function])
    self.declaring = declaring.name
    others = ([owner] + modules).filter { module in
      module.imports.contains(declaring.name) && module.mentions(names)
    }.map(\.name)
  }
}

/// Why a cascade cannot be computed.
package struct NoSignature: Error, Equatable, CustomStringConvertible {
  /// The function's name.
  package let function: String
  /// The module that should have it.
  package let module: String

  /// What happened, and what to do.
  package var description: String {
    """
    Neither \(module) nor a module that it imports declares a function \(function). \
    If the function has a new name, tell the cascade.
    """
  }
}
