import TerminalUI

/// Draws objects, what they depend on, and how long each lives.
///
/// It finds out on its own, by looking into the objects with `Mirror`. Use it only for objects that
/// aren't in use yet: an actor's properties must not change while it looks.
///
/// Values that can be compared, enums and collections count as data, not as objects. A closure is
/// drawn by its type, since it can't be looked into.
struct ObjectDrawing {
  private enum Lifetime: String {
    /// As long as the root.
    case singleton
    /// As long as the scope.
    case scoped
    /// As long as the object that asked for it.
    case transient
  }

  private let root, scope: Any
  private let isOpaque: (Any) -> Bool
  private var lifetimes: [String: Lifetime] = [:]
  private var drawn: Set<String> = []
  private var lines: [Line] = []

  /// - Parameters:
  ///   - root: holds the singletons, with everything they depend on.
  ///   - scope: holds the scoped objects. Objects that neither holds are transient.
  ///   - isOpaque: whether to leave out an object's own parts.
  init(root: Any, scope: Any, isOpaque: @escaping (Any) -> Bool) {
    (self.root, self.scope, self.isOpaque) = (root, scope, isOpaque)
  }

  /// The objects as trees, each above its dependencies. Shared objects are drawn once.
  func screen(of objects: [Any]) -> Screen {
    var drawing = self
    drawing.note(root, as: .singleton)
    drawing.note(scope, as: .scoped)
    for object in objects { drawing.draw(Part(object), depth: 0) }
    return Screen(drawing.lines)
  }

  /// Notes the lifetime of everything the holder holds, unless it's already known to live longer.
  private mutating func note(_ holder: Any, as lifetime: Lifetime) {
    guard !isOpaque(holder) else { return }
    for case .object(let identity, let value) in Part.all(in: holder).map(\.kind)
    where lifetimes[identity] == nil {
      lifetimes[identity] = lifetime
      note(value, as: lifetime)
    }
  }

  /// - Parameter depth: the number of objects above it in the tree.
  private mutating func draw(_ part: Part, depth: Int) {
    let start = Line(
      String(repeating: "  ", count: depth) + (part.label.map { "\($0): " } ?? ""), .dim)
    switch part.kind {
    case .data: break
    case .closure(let type): lines.append(start + Line(type))
    case .object(let identity, let value):
      let lifetime = lifetimes[identity] ?? .transient
      let name = Line("\(type(of: value))", .bold)
      guard lifetime == .transient || drawn.insert(identity).inserted else {
        lines.append(start + "the same " + name)
        return
      }
      lines.append(start + name + Line(" (\(lifetime.rawValue))", .dim))
      guard !isOpaque(value) else { return }
      for part in Part.all(in: value) { draw(part, depth: depth + 1) }
    }
  }
}
