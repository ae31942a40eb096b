import Foundation

/// An answer from Wolfram Alpha: pods with texts, one of which is the primary pod.
struct WolframAlphaAnswer: Decodable {
  struct Result: Decodable {
    let pods: [Pod]?
    let error: Complaint?
  }

  struct Pod: Decodable {
    let primary: Bool?
    let subpods: [Subpod]
  }

  struct Subpod: Decodable {
    let plaintext: String
  }

  /// What is wrong with a request. If nothing is, the answer has `false` instead.
  struct Complaint: Decodable {
    let message: String?

    init(from decoder: any Decoder) throws {
      let fields = try? decoder.container(keyedBy: CodingKeys.self)
      message = try fields?.decodeIfPresent(String.self, forKey: .message)
    }

    enum CodingKeys: String, CodingKey {
      case message = "msg"
    }
  }

  let queryresult: Result

  /// The prime in an answer.
  ///
  /// - Parameter json: the answer's body.
  /// - Throws: `WolframAlphaError`.
  static func prime(json: Data) throws(WolframAlphaError) -> Int {
    guard let answer = try? JSONDecoder().decode(Self.self, from: json).queryresult else {
      throw .notUnderstood
    }
    if let message = answer.error?.message {
      throw message == "Invalid appid" ? .wrongKey : .refused(reason: message)
    }
    let pod = answer.pods?.first { $0.primary == true }
    guard let text = pod?.subpods.first?.plaintext, let prime = Int(text) else {
      throw .notUnderstood
    }
    return prime
  }
}
