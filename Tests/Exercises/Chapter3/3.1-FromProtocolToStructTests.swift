import Forecasts
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.1"), .serialized)
struct Exercise3_1 {
  @Test(
    "no protocol is left: the client is a struct with two closures, `var towns` and `var degrees`")
  func isAStructOfClosures() throws {
    let source = try LearnerSource.load("3.1")
    let places = source.lines(mentioning: "protocol")
    let hasNoProtocol = places.isEmpty
    #expect(
      hasNoProtocol,
      """
      This test reads \(source.path). A protocol is still there: \(places.quoted). A struct \
      that conforms to it would be one more type. Here the struct is the client itself.
      """)
    guard hasNoProtocol else { return }
    let client = makeTownClient(towns: { _, _ in [] }, degrees: { _ in 0 })
    let mirror = Mirror(reflecting: client)
    let closures = mirror.children.filter { "\(type(of: $0.value))".contains("->") }
    let names = closures.compactMap(\.label).sorted()
    let kind = mirror.displayStyle.map { "\($0)" } ?? "value of an unknown kind"
    let isStruct = kind == "struct" && names == ["degrees", "towns"]
    let stored = names.isEmpty ? "no closure" : "these closures: \(names.joined(separator: ", "))"
    let fault =
      switch (kind == "struct", names == ["degrees", "towns"]) {
      case (false, true): "It is a \(kind)."
      case (true, _): "It stores \(stored)."
      case (false, false): "It is a \(kind), and stores \(stored)."
      }
    #expect(
      isStruct,
      """
      The client should be a struct that stores two closures, towns and degrees. \(fault)
      """)
    let settable = [
      ("towns", Settable(client).towns != nil), ("degrees", Settable(client).degrees != nil),
    ]
    let fixed = settable.filter { !$0.1 }.map(\.0)
    let isSettable = fixed.isEmpty || !isStruct
    #expect(
      isSettable,
      """
      It should be possible to replace each closure in a copy of the client, as exercise 3.2 does. \
      With \(fixed.joined(separator: " and ")) it isn't. Declare each closure with a plain var, not \
      with let or private(set).
      """)
  }

  @Test("each call of an endpoint calls its closure, with the same arguments")
  func callsItsClosure() async {
    let called = CallRecorder<String>()
    let client = makeTownClient(
      towns: { near, radius in
        called.record("towns within \(radius) km of \(near.text)")
        return [.town(called.count)]
      },
      degrees: { town in
        called.record("degrees of \(town.name)")
        return Double(called.count)
      })
    // Made later, and never asked.
    let other = makeTownClient(towns: { _, _ in [] }, degrees: { _ in -5 })
    let answers = [
      await said { try await client.towns(.malmo, 15).map(\.name).joined() },
      await said { try await client.degrees(.town(7)).oneDecimal },
      await said { try await client.towns(.reykjavik, 2_000).map(\.name).joined() },
      await said { try await client.degrees(.town(8)).oneDecimal },
      await said { try await client.towns(.malmo, 15).map(\.name).joined() },
      await said { try await client.degrees(.town(7)).oneDecimal },
    ]
    let isOwn = answers.prefix(4) != ["", (-5.0).oneDecimal, "", (-5.0).oneDecimal]
    #expect(
      isOwn,
      """
      Two clients were made, and the first one was called. It gives the second one's answers: no \
      town, and -5 degrees. The closures belong in stored properties, not in a static.
      """)
    guard isOwn else { return }
    let (calls, expected) = (
      called.calls,
      [
        "towns within 15.0 km of \(Coordinate.malmo.text)", "degrees of Town 7",
        "towns within 2000.0 km of \(Coordinate.reykjavik.text)", "degrees of Town 8",
        "towns within 15.0 km of \(Coordinate.malmo.text)", "degrees of Town 7",
      ]
    )
    let isFirst = Array(calls.prefix(2)) == Array(expected.prefix(2))
    #expect(
      isFirst,
      """
      The client was made from two closures, and was asked for \(expected[0]) and \
      \(expected[1]). \(calls.isEmpty ? "No closure was called" : "The closures were asked for \(calls.prefix(2).joined(separator: ", "))"). \
      Store each closure as it is: then every argument reaches it.
      """)
    guard isFirst else { return }
    for name in ["towns", "degrees"] {
      let (asked, heard) = (
        expected.filter { $0.hasPrefix(name) }.map(\.argument),
        calls.filter { $0.hasPrefix(name) }.map(\.argument)
      )
      guard asked != heard else { continue }
      let wrong = zip(asked, heard).first { $0 != $1 }
      let outcome =
        if let wrong {
          "One of the calls was for \(wrong.0), and the closure was called for \(wrong.1)."
        } else if heard.count < asked.count {
          """
          Its closure was called \(heard.count == 2 ? "twice" : "once"): not for \
          \(heard.count == 2 ? "the second \(asked[2])" : asked[1]).
          """
        } else {
          "Its closure was called \(heard.count) times."
        }
      Testing.Issue.record(
        """
        "\(name)" was called three times, for \(asked[0]), \(asked[1]), and \(asked[0]) again. \
        \(outcome) Store each closure as it is, and don't keep an answer.
        """)
      return
    }
    let isRight = answers == ["Town 1", "2.0", "Town 3", "4.0", "Town 5", "6.0"]
    #expect(
      isRight,
      """
      The closures return Town 1, 2.0, Town 3, 4.0, Town 5 and 6.0. The client should, too, but \
      returns \(answers.joined(separator: ", ")).
      """)
    guard isRight else { return }
    _ = await said { "\(try await client.towns(.malmo, -7.5).count)" }
    let (asked, last) = (
      "towns within -7.5 km of \(Coordinate.malmo.text)", called.calls.last ?? ""
    )
    let isUntouched = last == asked
    #expect(
      isUntouched,
      """
      The client was asked for \(asked), and the closure was called for \(last). Whether an \
      argument makes sense is for the closure to say. Store each closure as it is.
      """)
    withExtendedLifetime(other) {}
    guard isUntouched, await passesOnTheUnusual() else { return }
    await callsForEachCaller()
  }

  /// Whether precise arguments reach the closures as they are, and odd answers come back as they are.
  private func passesOnTheUnusual() async -> Bool {
    let called = CallRecorder<String>()
    let towns = [5, 3, 4, 3, 2, 7, 6].map(Location.town)
    let client = makeTownClient(
      towns: { near, radius in
        called.record("towns within \(radius) km of \(near.text)")
        return radius > 0 ? towns : []
      },
      degrees: { town in
        called.record("degrees of \(town.inFull)")
        return -12.375
      })
    let station = Location(
      name: "Ny-Ålesund", region: "Svalbard", country: "Norway",
      coordinate: Coordinate(latitude: 78.92353, longitude: 11.90935))
    let answers = [
      await said { "\(try await client.degrees(station))" },
      await said {
        try await client.towns(station.coordinate, 0.125).map(\.name).joined(separator: ", ")
      },
      await said { "\(try await client.towns(station.coordinate, 0).count) towns" },
    ]
    let (calls, expected) = (
      called.calls,
      [
        "degrees of \(station.inFull)", "towns within 0.125 km of \(station.coordinate.text)",
        "towns within 0.0 km of \(station.coordinate.text)",
      ]
    )
    let isAsked = calls == expected
    let wrong = expected.indices.first { !calls.indices.contains($0) || calls[$0] != expected[$0] }
    let (asked, heard) = (
      expected[wrong ?? 0], calls.indices.contains(wrong ?? 0) ? calls[wrong ?? 0] : "nothing"
    )
    #expect(
      isAsked,
      """
      The client was asked for \(asked), and its closure for \(heard). No argument should be rounded, \
      shortened or replaced. Store each closure as it is.
      """)
    let rightAnswers = ["-12.375", towns.map(\.name).joined(separator: ", "), "0 towns"]
    let isAnswered = answers == rightAnswers
    #expect(
      isAnswered || !isAsked,
      """
      The closures returned -12.375 degrees, seven towns in no order, and no town. The client should \
      return just that: \(rightAnswers.joined(separator: "; ")). It returned \
      \(answers.joined(separator: "; ")). Store each closure as it is: then its answers need no \
      tidying up.
      """)
    return isAsked && isAnswered
  }

  /// Callers that ask for the same thing at the same time.
  private func callsForEachCaller() async {
    let (gate, called) = (Gate(), CallRecorder<String>())
    let client = makeTownClient(
      towns: { _, _ in
        called.record("towns")
        await gate.pass()
        return []
      },
      degrees: { _ in
        called.record("degrees")
        await gate.pass()
        return 20
      })
    let shared = SharedClient(client: client)
    let callers = [
      Crowd(of: 2) { await said { "\(try await shared.client.towns(.malmo, 15).count)" } },
      Crowd(of: 2) { await said { "\(try await shared.client.degrees(.town(7)))" } },
    ]
    await eventually { called.count == 4 }
    gate.open()
    for caller in callers { await caller.isServed() }
    let counts = ["towns", "degrees"].map { name in called.calls.count { $0 == name } }
    let isEach = counts == [2, 2]
    #expect(
      isEach,
      """
      Two callers asked for the same towns at the same time, and two others for the degrees of the \
      same town. Each closure should be called twice. The one for towns was called \
      \(times(counts[0])), and the one for degrees \(times(counts[1])). Each call of an endpoint calls \
      its closure, even while another call waits for the same thing.
      """)
  }

  @Test("an error from a closure reaches the caller")
  func passesErrorsOn() async {
    // Each throws once, and would answer if it were asked again.
    let (townsAsked, degreesAsked) = (CallRecorder<Void>(), CallRecorder<Void>())
    let client = makeTownClient(
      towns: { _, radius in
        townsAsked.record(())
        guard townsAsked.count == 1 else { return [] }
        throw RadioSilence(about: "\(radius) km")
      },
      degrees: { town in
        degreesAsked.record(())
        guard degreesAsked.count == 1 else { return 20 }
        throw RadioSilence(about: town.name)
      })
    let towns = await said { "\(try await client.towns(.malmo, 15).count) towns" }
    let isThrown = towns == "RadioSilence about 15.0 km"
    #expect(
      isThrown,
      """
      The closure for towns throws, and the client should throw the same error. Its caller gets \
      \(towns). \(again(townsAsked.count))
      """)
    let degrees = await said { "\(try await client.degrees(.town(7)))" }
    let isThrownToo = degrees == "RadioSilence about Town 7"
    #expect(
      isThrownToo,
      """
      The closure for degrees throws, and the client should throw the same error. Its caller \
      gets \(degrees). \(again(degreesAsked.count))
      """)
    guard isThrown, isThrownToo else { return }
    await passesLaterErrorsOn()
  }

  /// Errors that come after an answer, and one after another.
  private func passesLaterErrorsOn() async {
    let (townsAsked, degreesAsked) = (CallRecorder<Void>(), CallRecorder<Void>())
    let client = makeTownClient(
      towns: { _, _ in
        townsAsked.record(())
        guard townsAsked.count != 2 else { throw CancellationError() }
        guard [1, 4].contains(townsAsked.count) else { throw RadioSilence(about: "towns") }
        return [.town(townsAsked.count)]
      },
      degrees: { _ in
        degreesAsked.record(())
        guard degreesAsked.count != 2 else { throw CancellationError() }
        guard [1, 4].contains(degreesAsked.count) else { throw RadioSilence(about: "degrees") }
        return Double(degreesAsked.count)
      })
    var heard: [[String]] = [[], []]
    for _ in 1...4 {
      heard[0].append(await said { try await client.towns(.malmo, 15).first?.name ?? "no town" })
      heard[1].append(await said { "\(try await client.degrees(.town(7)))" })
    }
    let expected = [("towns", ["Town 1", "Town 4"]), ("degrees", ["1.0", "4.0"])].map {
      name, ends in
      [ends[0], "CancellationError()", "RadioSilence about \(name)", ends[1]]
    }
    let wrong = [0, 1].first { heard[$0] != expected[$0] }
    let isPassedOn = wrong == nil
    let (should, does) = (expected[wrong ?? 0], heard[wrong ?? 0])
    #expect(
      isPassedOn,
      """
      A closure was called four times with the same arguments. It answered, threw twice, and answered \
      again. The client's callers should get \(should.joined(separator: ", ")). They got \
      \(does.joined(separator: ", ")). Pass on every error, the second one as well as the first, and \
      put no answer in its place.
      """)
  }

  @Test("the bundled client answers as it did before")
  func answersFromTheFiles() async throws {
    let client = makeBundledTownClient()
    for (place, radius) in [
      (Coordinate.copenhagen, 50.0), (.copenhagen, 5), (.reykjavik, 50), (.malmo, 20_000),
      (.ocean, 50),
    ] {
      let expected = try BundledLocations.locations(near: place, radius: radius, limit: 5)
        .map(\.name).joined(separator: ", ")
      let answer = await said {
        try await client.towns(place, radius).map(\.name).joined(separator: ", ")
      }
      let isRight = answer == expected
      #expect(
        isRight,
        """
        Within \(radius.oneDecimal) km of \(place.text), the bundled client should find \
        \(expected.isEmpty ? "nothing" : expected), and never more than five places. It finds \(answer.isEmpty ? "nothing" : answer). Pass on \
        the radius, and the limit of 5.
        """)
    }
    for place in [Coordinate.malmo, .reykjavik] {
      let expected = try BundledForecast.forecast(near: place).current.temperature.oneDecimal
      let town = Location(name: "Here", region: nil, country: nil, coordinate: place)
      let answer = await said { try await client.degrees(town).oneDecimal }
      let isRight = answer == expected
      #expect(
        isRight,
        """
        For a town at \(place.text), the bundled files have \(expected) °C. The bundled client \
        says \(answer).
        """)
    }
  }
}

/// A client for several tasks. Its closures are `@Sendable` here, even if its properties don't say so.
private struct SharedClient: @unchecked Sendable {
  var client: TownClient
}

private struct RadioSilence: Error, CustomStringConvertible {
  var about: String
  var description: String { "RadioSilence about \(about)" }
}

/// What to do where an error doesn't arrive.
private func again(_ calls: Int) -> String {
  calls > 1
    ? "The closure was called \(calls) times. Trying again is for the caller to decide."
    : "Store the closure as it is, and catch nothing."
}

private func times(_ count: Int) -> String {
  ["never", "once", "twice"].dropFirst(count).first ?? "\(count) times"
}

/// The answer, or the error.
private func said(_ ask: () async throws -> String) async -> String {
  do { return try await ask() } catch { return "\(error)" }
}

extension String {
  /// What a call was for.
  fileprivate var argument: String {
    replacing("degrees of ", with: "").replacing("towns within ", with: "")
      .replacing(" km of ", with: " km around ")
  }
}

extension Coordinate {
  fileprivate static let malmo = Coordinate(latitude: 55.61, longitude: 13)
  fileprivate static let ocean = Coordinate(latitude: 0, longitude: -30)
  fileprivate static let reykjavik = Coordinate(latitude: 64.15, longitude: -21.94)

  fileprivate var text: String { "(\(latitude), \(longitude))" }
}

extension Location {
  fileprivate var inFull: String {
    "\(name), \(region ?? "no region"), \(country ?? "no country"), at \(coordinate.text)"
  }

  fileprivate static func town(_ number: Int) -> Location {
    Location(name: "Town \(number)", region: nil, country: nil, coordinate: .malmo)
  }
}
