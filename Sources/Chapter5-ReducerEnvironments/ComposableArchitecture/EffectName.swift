/// What tells the effects of one store apart when some are cancelled: an id, and the part of the
/// state that it belongs to.
struct EffectName: Equatable, Sendable {
  let id: String
  /// The ways from the part to the whole, the innermost first.
  let parts: [AnyKeyPath & Sendable]

  static func == (first: EffectName, second: EffectName) -> Bool {
    first.id == second.id && first.parts.elementsEqual(second.parts) { $0 == $1 }
  }
}

extension Effect {
  /// The name under which it can be cancelled.
  var name: EffectName? {
    id.map { EffectName(id: $0, parts: parts) }
  }

  /// The name whose effects it cancels.
  var cancelledName: EffectName? {
    if case .cancelling(let id) = work { return EffectName(id: id, parts: parts) }
    return cancelsInFlight ? name : nil
  }
}
