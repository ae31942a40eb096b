// The pattern capitalises it, so that it reads like the name of a type and stands out.
// swift-format-ignore: AlwaysUseLowerCamelCase
// snippet.greeting-current
/// The world that the start screen lives in.
///
/// See Stephen Celis, "How to Control the World", NSSpain, 2018.
@MainActor package var Current: StartScreenEnvironment = .live
// snippet.end
