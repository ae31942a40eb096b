// The pattern capitalises it, so that it reads like the name of a type and stands out.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The world that the counter lives in.
///
/// See Stephen Celis, "How to Control the World", NSSpain, 2018.
@MainActor package var Current: CounterEnvironment = .live
