// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder with the answers to compile, as in `ANSWERS=Solutions swift test`.
let answers = Context.environment["ANSWERS"].flatMap { $0.isEmpty ? nil : $0 } ?? "Exercises"
/// Keeps only one chapter and the modules that chapters share, and leaves out the runner:
/// `CHAPTER=1 swift test`. With an exercise's number, it keeps only that exercise, its tests and the
/// modules that they use: `CHAPTER=1.2 swift test`.
let only = Context.environment["CHAPTER"].flatMap { $0.isEmpty ? nil : $0 }
let onlyChapter = only.map { Int($0.prefix { $0 != "." }) ?? 0 }
let onlyExercise = only.flatMap { $0.contains(".") ? $0 : nil }
/// Whether the package includes the workspace's own tests (those of the examples' modules and of
/// the runner) and the program that maintains it. Learners don't need them, and would wait a minute
/// and a half longer for their first test.
let hasOwnTests = answers == "Solutions"
/// The setting of an app target that's new in Xcode 26: what doesn't say otherwise is on the main
/// actor.
let asInAnApp: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
#if os(macOS)
  let standIn: String? = nil
#else
  let standIn: String? = "SwiftUI"
#endif
let swiftUI = standIn.map { [Target.Dependency.target(name: $0)] } ?? []

let chapter1 = chapter(
  1, "ControlFreak", exercisesUse: ["CoffeeShopParts", "Injection", "TerminalUI"]
) {
  library("Injection")
  library("CoffeeShopParts", uses: ["TerminalUI"])
  program(
    "Chapter1", uses: ["Basics", "ForecastScreen", "Forecasts", "LoopbackHTTP", "TerminalUI"])
}

let chapter2 = chapter(
  2, "Protocols",
  exercisesUse: ["ClubAnalytics", "Forecasts", "MemberLogin", "StartScreen", "WeatherScreen"]
) {
  library(
    "WeatherScreen", uses: ["ForecastScreen", "Forecasts", "TerminalUI", "WeatherHTTP"],
    testsUse: ["LoopbackHTTP"])
  library("ShopMap", uses: ["TerminalUI"])
  library("ShopStorage", uses: ["Basics", "ShopMap"])
  library("Analytics1")
  library("Login1", uses: ["Analytics1", "TerminalUI"])
  library("AnalyticsProtocol2")
  library("Analytics2", uses: ["AnalyticsProtocol2"])
  library("Login2", uses: ["AnalyticsProtocol2", "TerminalUI"])
  library("Analytics3")
  library("Login3", uses: ["TerminalUI"])
  library("Details3")
  library("Profile3")
  library("ClubAnalytics")
  library("MemberLogin")
  library("StartScreen")
  program(
    "Chapter2",
    uses: [
      "Analytics1", "Analytics2", "Analytics3", "Details3", "Forecasts", "Login1", "Login2",
      "Login3", "Profile3", "ShopMap", "ShopStorage", "TerminalUI", "WeatherHTTP", "WeatherScreen",
    ])
}

let chapter3 = chapter(
  3, "StructWitnesses",
  exercisesUse: ["Forecasts", "LocationClient", "PathMonitorClient", "WeatherClient"]
) {
  library("WeatherClient", uses: ["Forecasts"])
  library(
    "WeatherClientLive", uses: ["Forecasts", "WeatherClient", "WeatherHTTP"],
    testsUse: ["LoopbackHTTP"])
  library("PathMonitorClient", uses: ["Basics"])
  library("PathMonitorClientLive", uses: ["PathMonitorClient"])
  library("LocationClient", uses: ["Basics", "Forecasts"])
  library("LocationClientLive", uses: ["Basics", "Forecasts", "LocationClient"])
  library(
    "WeatherFeature",
    uses: [
      "ForecastScreen", "Forecasts", "LocationClient", "PathMonitorClient", "TerminalUI",
      "WeatherClient",
    ])
  program(
    "Chapter3",
    uses: [
      "Basics", "LocationClient", "LocationClientLive", "PathMonitorClient",
      "PathMonitorClientLive", "TerminalUI", "WeatherClient", "WeatherClientLive", "WeatherFeature",
      "WeatherHTTP",
    ])
  program("WeatherDevApp", uses: ["TerminalUI", "WeatherFeature"])
  program(
    "WeatherWidget",
    uses: ["Forecasts", "TerminalUI", "WeatherClient", "WeatherClientLive", "WeatherHTTP"])
}

let chapter4 = chapter(
  4, "Current", exercisesUse: ["FavoritesFeature", "GreetingFeature", "PrimeWorlds"],
  testsUse: ["WaysOut"]
) {
  library("CounterFeature", uses: ["Primes", "TerminalUI"])
  library("FavoritesFeature", uses: ["FileClient", "Primes", "TerminalUI"])
  library("WaysOut")
  library("GreetingFeature")
  library("PrimeWorlds", uses: ["Primes"])
  program(
    "Chapter4",
    uses: [
      "CounterFeature", "FavoritesFeature", "FileClient", "GreetingFeature", "TerminalUI",
      "WaysOut",
    ])
}

let chapter5 = chapter(
  5, "ReducerEnvironments",
  exercisesUse: [
    "ActivityFeed", "Counter", "FavoritePrimes", "FileClient", "PrimeAlert", "SmallArchitecture",
    "SmallArchitectureTestSupport", "SmallCounters",
  ], testsUse: ["Primes"]
) {
  // Quoted by the appendix on reducers, and run by its tests only.
  if hasOwnTests { library("ToyStore", uses: ["SmallArchitecture"]) }
  library("SmallArchitecture")
  library("SmallArchitectureTestSupport", uses: ["SmallArchitecture"])
  library("ShopRating", uses: ["SmallArchitecture"], testsUse: ["SmallArchitectureTestSupport"])
  library("PrimeAlert", uses: ["Primes", "TerminalUI"])
  library(
    "PrimeModal", uses: ["SmallArchitecture", "Primes", "TerminalUI"],
    testsUse: ["SmallArchitectureTestSupport"])
  library(
    "Counter", uses: ["SmallArchitecture", "PrimeAlert", "PrimeModal", "TerminalUI"],
    testsUse: ["SmallArchitectureTestSupport"])
  library(
    "FavoritePrimes",
    uses: ["SmallArchitecture", "FileClient", "PrimeAlert", "Primes", "TerminalUI"],
    testsUse: ["SmallArchitectureTestSupport"])
  library("ActivityFeed", uses: ["SmallArchitecture", "TerminalUI"])
  library("NthPrimeLive", uses: ["Primes"], testsUse: ["LoopbackHTTP"])
  library(
    "PrimeTime",
    uses: [
      "ActivityFeed", "SmallArchitecture", "Counter", "FavoritePrimes", "FileClient", "PrimeModal",
      "TerminalUI",
    ], testsUse: ["SmallArchitectureTestSupport", "PrimeAlert"])
  library("SmallCounters", uses: ["SmallArchitecture"])
  program(
    "Chapter5",
    uses: [
      "FileClient", "NthPrimeLive", "Playground", "PrimeTime", "ShopRating", "SmallArchitecture",
      "TerminalUI",
    ])
  program(
    "PrimeStation", uses: ["LoopbackHTTP", "Primes", "TerminalUI"], testsUse: ["NthPrimeLive"])
  library(
    "Playground", uses: ["SmallArchitecture", "TerminalUI"],
    testsUse: [
      "ActivityFeedPlayground", "CounterPlayground", "FavoritePrimesPlayground",
      "PrimeModalPlayground",
    ])
  program(
    "ActivityFeedPlayground",
    uses: ["ActivityFeed", "SmallArchitecture", "Playground", "TerminalUI"])
  program("CounterPlayground", uses: ["SmallArchitecture", "Counter", "Playground", "TerminalUI"])
  program(
    "FavoritePrimesPlayground",
    uses: ["SmallArchitecture", "FavoritePrimes", "FileClient", "Playground", "TerminalUI"])
  program(
    "PrimeModalPlayground", uses: ["SmallArchitecture", "Playground", "PrimeModal", "TerminalUI"])
}

let chapter6 = chapter(
  6, "CompositionRoot",
  exercisesUse: [
    "AuthenticationData", "AuthenticationDomain", "MapData", "MapDomain", "Navigation",
    "OnboardingUI", "Places", "ProfileUI", "ShopParts", "TerminalUI", "VisitStore",
    "VisitStoreMemory",
  ]
) {
  library("Lifetimes")
  library("Navigation", uses: ["TerminalUI"])
  library(
    "PreviewGallery", uses: ["Navigation", "TerminalUI"],
    testsUse: [
      "DetailsDevApp", "DetailsUI", "MapDevApp", "MapUI", "OnboardingDevApp", "OnboardingUI",
      "ProfileDevApp", "ProfileUI",
    ])
  library("VisitStore", testsUse: ["VisitStoreFile", "VisitStoreMemory", "VisitStoreSQLite"])
  library("VisitStoreMemory", uses: ["Basics", "VisitStore"])
  library("VisitStoreFile", uses: ["Basics", "VisitStore"])
  library(
    "VisitStoreSQLite",
    uses: ["Basics", "VisitStore", .target(name: "CSQLite", condition: .when(traits: ["SQLite"]))])
  systemLibrary(
    "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])])
  library("Places")
  library("PlacesBundled", uses: ["Basics", "Places"])
  library("MapDomain")
  library("MapData", uses: ["MapDomain", "Places", "VisitStore"], testsUse: ["VisitStoreMemory"])
  library("MapUI", uses: ["MapDomain", "Navigation", "TerminalUI"], testsUse: ["Basics"])
  program("MapDevApp", uses: ["MapUI", "PreviewGallery", "TerminalUI"])
  library("DetailsDomain")
  library(
    "DetailsData", uses: ["DetailsDomain", "Places", "VisitStore"], testsUse: ["VisitStoreMemory"])
  library("DetailsUI", uses: ["DetailsDomain", "Navigation", "TerminalUI"])
  program("DetailsDevApp", uses: ["DetailsUI", "PreviewGallery", "TerminalUI"])
  library("AuthenticationDomain")
  library("AuthenticationData", uses: ["AuthenticationDomain", "Basics"])
  library("ShopAnalytics", uses: ["Basics"])
  library("OnboardingUI", uses: ["AuthenticationDomain", "Navigation", "TerminalUI"])
  program("OnboardingDevApp", uses: ["OnboardingUI", "PreviewGallery", "TerminalUI"])
  library("ProfileDomain")
  library("ProfileData", uses: ["ProfileDomain", "VisitStore"], testsUse: ["VisitStoreMemory"])
  library(
    "ProfileUI", uses: ["AuthenticationDomain", "Navigation", "ProfileDomain", "TerminalUI"],
    testsUse: ["Basics"])
  program("ProfileDevApp", uses: ["PreviewGallery", "ProfileUI", "TerminalUI"])
  program(
    "OneShop",
    uses: [
      "DetailsData", "DetailsDomain", "DetailsUI", "Navigation", "Places", "PlacesBundled",
      "TerminalUI", "VisitStore", "VisitStoreMemory",
    ])
  library(
    "ShopParts",
    uses: [
      "AuthenticationDomain", "DetailsData", "DetailsDomain", "DetailsUI", "MapData", "MapDomain",
      "MapUI", "Navigation", "OnboardingUI", "Places", "ProfileData", "ProfileDomain", "ProfileUI",
      "VisitStore",
    ])
  program(
    "Chapter6",
    uses: [
      "AuthenticationData", "AuthenticationDomain", "DetailsData", "DetailsDomain", "DetailsUI",
      "Forecasts", "Lifetimes", "MapData", "MapDomain", "MapUI", "Navigation", "OnboardingUI",
      "Places", "PlacesBundled", "ProfileData", "ProfileDomain", "ProfileUI", "ShopAnalytics",
      "TerminalUI", "VisitStore", "VisitStoreFile", "VisitStoreMemory", "VisitStoreSQLite",
    ])
}

let chapter7 = chapter(7, "YourOwnApp", exercisesUse: ["OfferServices"], settings: asInAnApp) {
  library("FromShared", settings: asInAnApp)
  library("OfferServices", settings: asInAnApp)
  // Only on request, with `CHAPTER=7`: on a Mac, SwiftUI's macros come with Xcode, and a
  // learner may use another toolchain.
  if onlyChapter == 7 || hasOwnTests {
    // The part of SwiftUI that the chapter uses, for systems without it.
    if let swiftUI = standIn { library(swiftUI) }
    // What chapters show "In SwiftUI".
    library("InSwiftUI", uses: swiftUI, settings: asInAnApp)
    program(
      "SwiftUICoffeeShops",
      uses: [
        "AuthenticationData", "AuthenticationDomain", "DetailsData", "DetailsDomain", "MapData",
        "MapDomain", "Places", "PlacesBundled", "VisitStore", "VisitStoreFile", "VisitStoreMemory",
      ] + swiftUI, settings: asInAnApp, testsUse: ["LoopbackHTTP"])
  }
}

let shared =
  folder("Sources/Shared") {
    library("Basics")
    library("FileClient", uses: ["Basics"])
    library("Forecasts", uses: ["Basics"])
    library("ForecastScreen", uses: ["Forecasts", "TerminalUI"])
    library("LoopbackHTTP")
    library("Primes")
    library("SwiftSource")
    library("TerminalUI", testsUse: ["ScreenBuffer"])
    library("WeatherHTTP", uses: ["Forecasts"], testsUse: ["LoopbackHTTP"])
    program("WeatherStation", uses: ["Forecasts", "LoopbackHTTP", "TerminalUI"])
  }
  + folder("Tests/Support") {
    // What the tests of several modules share.
    library("TestSupport", uses: ["LoopbackHTTP", "ScreenBuffer", "SwiftSource", "TerminalUI"])
    library("ScreenBuffer")
  }

let workshop =
  folder("Sources/Workshop") {
    library("CourseModel", testsUse: ["WorkshopTestSupport"])
    library("Toolchain", uses: ["CourseModel", "SwiftSource"], testsUse: ["WorkshopTestSupport"])
    library("Judging", uses: ["CourseModel", "Toolchain"], testsUse: ["WorkshopTestSupport"])
    program(
      "workshop", uses: ["CourseModel", "Judging", "SwiftSource", "TerminalUI", "Toolchain"],
      testsUse: ["WorkshopTestSupport"])
    // Checks the workspace itself: `ANSWERS=Solutions swift run maintain`.
    if hasOwnTests {
      program(
        "maintain",
        uses: ["CourseModel", "Judging", "ScreenBuffer", "SwiftSource", "TerminalUI", "Toolchain"],
        testsUse: ["WorkshopTestSupport"])
    }
  }
  + folder("Tests/Workshop") {
    if hasOwnTests {
      library("WorkshopTestSupport", uses: ["CourseModel", "TestSupport", "Toolchain"])
    }
  }

let package = Package(
  name: "LooselyCoupled",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(
      name: "HeavyLive",
      description: "Adds code to chapter 3's WeatherClientLive that is slow to compile."),
    .trait(
      name: "SQLite",
      description: "Lets chapter 6 keep its visits in SQLite, with the system's libsqlite3."),
  ],
  targets: select(
    chapters: [
      1: chapter1, 2: chapter2, 3: chapter3, 4: chapter4, 5: chapter5, 6: chapter6, 7: chapter7,
    ],
    shared: shared, workshop: workshop),
  swiftLanguageModes: [.v6]
)

// MARK: - Functions for the table above

/// A module of the workspace: a target whose folder isn't known yet.
typealias Module = (_ folder: String) -> [Target]

/// A chapter: the modules of its example, its exercises, and the tests that check them. The settings
/// are those of the exercises.
func chapter(
  _ number: Int, _ name: String, exercisesUse dependencies: [Target.Dependency] = [],
  testsUse others: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  @ListBuilder modules: () -> [Module]
) -> [Target] {
  let answersPath = "\(answers)/Chapter\(number)"
  let testsPath = "Tests/Exercises/Chapter\(number)"
  return folder("Sources/Chapter\(number)-\(name)", modules: modules) + [
    .target(
      name: "Chapter\(number)Exercises", dependencies: dependencies, path: answersPath,
      exclude: leftOut(of: answersPath), swiftSettings: settings),
    .testTarget(
      name: "Chapter\(number)ExercisesTests",
      dependencies: dependencies + others
        + ["TestSupport", .target(name: "Chapter\(number)Exercises")],
      path: testsPath, exclude: leftOut(of: testsPath)),
  ]
}

/// What isn't compiled in a folder of answers or of exercises' tests: pages, and with
/// `CHAPTER=1.2` the other exercises' files.
func leftOut(of folder: String) -> [String] {
  let taken = Set(files(of: onlyExercise, in: folder))
  return names(in: folder).filter { !taken.contains($0) }
}

/// The Swift files whose names begin with an exercise's number or with its chapter's number alone;
/// all of them if there is no exercise.
func files(of exercise: String?, in folder: String) -> [String] {
  let beginnings = exercise.map { ["\($0)-", "\($0.prefix { $0 != "." })-"] } ?? [""]
  return names(in: folder).filter { name in
    name.hasSuffix(".swift") && beginnings.contains { name.hasPrefix($0) }
  }
}

/// The names in a folder; none if there is no such folder.
func names(in folder: String) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
}

/// A library, with what's in its folder of `Resources`, and its tests, if there are any.
///
/// - Parameter others: further modules that the tests use. They may always use `TestSupport`.
func library(
  _ name: String, uses dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  testsUse others: [Target.Dependency] = []
) -> Module {
  module(name, dependencies, settings, others, isProgram: false)
}

/// An executable; otherwise the same as `library`.
func program(
  _ name: String, uses dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [],
  testsUse others: [Target.Dependency] = []
) -> Module {
  module(name, dependencies, settings, others, isProgram: true)
}

func module(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting],
  _ others: [Target.Dependency], isProgram: Bool
) -> Module {
  { folder in
    let path = "\(folder)/\(name)"
    let resources: [Resource] = names(in: path).filter { $0 == "Resources" }.map { .copy($0) }
    let target: Target =
      isProgram
      ? .executableTarget(
        name: name, dependencies: dependencies, path: path, resources: resources,
        swiftSettings: settings)
      : .target(
        name: name, dependencies: dependencies, path: path, resources: resources,
        swiftSettings: settings)
    return [target] + tests(of: name, in: folder, use: dependencies + others)
  }
}

/// The tests of a module, in the folder of Tests that corresponds to its own folder in Sources.
func tests(of name: String, in folder: String, use modules: [Target.Dependency]) -> [Target] {
  let path = "Tests/\(folder.drop { $0 != "/" }.dropFirst())/\(name)Tests"
  guard !names(in: path).isEmpty else { return [] }
  let itself = name == "TestSupport" ? [] : [Target.Dependency.target(name: name)]
  return [
    .testTarget(name: "\(name)Tests", dependencies: itself + ["TestSupport"] + modules, path: path)
  ]
}

/// A system library, described by a module map. On macOS it's in the SDK; `pkg-config` is used only
/// elsewhere, because few Macs have it, and SwiftPM would warn about that.
func systemLibrary(
  _ name: String, pkgConfig: String, providers: [SystemPackageProvider]
) -> Module {
  #if os(macOS)
    let pkgConfig: String? = nil
  #endif
  return { folder in
    [
      .systemLibrary(
        name: name, path: "\(folder)/\(name)", pkgConfig: pkgConfig, providers: providers)
    ]
  }
}

func folder(_ path: String, @ListBuilder modules: () -> [Module]) -> [Target] {
  modules().flatMap { $0(path) }
}

func select(chapters: [Int: [Target]], shared: [Target], workshop: [Target]) -> [Target] {
  let numbers = chapters.keys.sorted()
  let kept = onlyChapter.map { [$0] } ?? numbers
  for number in kept {
    let path = "\(answers)/Chapter\(number)"
    if !numbers.contains(number) {
      let known = numbers.map(String.init).joined(separator: ", ")
      stop("CHAPTER must be one of \(known). Unset it to build the whole workspace.")
    } else if let onlyExercise, files(of: onlyExercise, in: path).isEmpty {
      stop(
        "CHAPTER=\(onlyExercise) names no exercise: \(path) has no file \(onlyExercise)-….swift.")
    } else if !FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)") {
      stop("ANSWERS=\(answers) needs a folder \(path), laid out like the one in Exercises.")
    }
  }
  // Chapter 7 continues with chapter 6's app, and uses its modules.
  let continued = (onlyChapter == 7 ? chapters[6] : nil) ?? []
  let targets =
    continued.filter { $0.type != .test && !$0.name.hasSuffix("Exercises") }
    + kept.flatMap { chapters[$0] ?? [] }
  let all =
    onlyChapter == nil ? shared + workshop + targets : shared.filter { $0.type != .test } + targets
  if let onlyChapter, onlyExercise != nil {
    let needed = needed(["Chapter\(onlyChapter)ExercisesTests"], in: all)
    return all.filter { needed.contains($0.name) }.map(withoutSystemIndex)
  }
  return all.filter { target in
    target.type != .test || target.name.hasSuffix("ExercisesTests") || hasOwnTests
  }.map(withoutSystemIndex)
}

/// These targets and all that they depend on.
func needed(_ names: Set<String>, in all: [Target]) -> Set<String> {
  let found = all.filter { names.contains($0.name) }.flatMap(\.dependencies).compactMap {
    switch $0 {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }
  return names.isSuperset(of: found) ? names : needed(names.union(found), in: all)
}

/// An index of the workspace's own declarations is enough for finding its tests. Indexing
/// system modules as well would make the first build of a program a third longer.
func withoutSystemIndex(_ target: Target) -> Target {
  if target.type != .system {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-index-ignore-system-modules"])]
  }
  return target
}

/// Stops the manifest with a sentence instead of a stack trace.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

@resultBuilder enum ListBuilder {
  static func buildExpression(_ module: @escaping Module) -> [Module] { [module] }
  static func buildBlock(_ modules: [Module]...) -> [Module] { modules.flatMap(\.self) }
  static func buildOptional(_ modules: [Module]?) -> [Module] { modules ?? [] }
}
