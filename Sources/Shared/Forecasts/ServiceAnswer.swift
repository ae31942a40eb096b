import Foundation

/// Decodes the services' responses, whatever the request.
enum ServiceAnswer {
  /// - Throws: `ForecastError`, including when the response is the service's own error.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(ForecastError) -> Value {
    if let refusal = Refusal(json: data) {
      throw .refused(reason: refusal.reason ?? "it gives no reason.")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw .missing(field: path(context.codingPath + [key]))
    } catch DecodingError.valueNotFound(_, let context) {
      throw .missing(field: path(context.codingPath))
    } catch DecodingError.typeMismatch(let type, let context) {
      throw .unexpected(field: path(context.codingPath), expected: word(for: type))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw .unexpected(field: path(context.codingPath), expected: "a valid number")
    } catch {
      throw .notJSON(beginning: String(String(decoding: data, as: UTF8.self).prefix(30)))
    }
  }

  /// The path of a field, such as "daily.temperature_2m_max[3]".
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "the answer" : path
  }

  private static func word(for type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a string"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
