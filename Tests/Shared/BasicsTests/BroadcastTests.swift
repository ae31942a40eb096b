import Basics
import Testing

@Suite("Broadcast")
struct BroadcastTests {
  @Test("every subscriber gets every element, and no earlier ones")
  func everybody() async {
    let broadcast = Broadcast<Int>()
    broadcast.send(0)
    var first = broadcast.stream().makeAsyncIterator()
    broadcast.send(1)
    var second = broadcast.stream().makeAsyncIterator()
    broadcast.send(2)
    #expect(await [first.next(), first.next()] == [1, 2])
    #expect(await second.next() == 2)
  }

  @Test("a subscriber may be told something first")
  func startingWith() async {
    let broadcast = Broadcast<Int>()
    var stream = broadcast.stream(startingWith: 7).makeAsyncIterator()
    var other = broadcast.stream().makeAsyncIterator()
    broadcast.send(8)
    #expect(await [stream.next(), stream.next()] == [7, 8])
    #expect(await other.next() == 8)
  }

  @Test("all subscribers see the elements of many senders in one order")
  func oneOrder() async {
    let broadcast = Broadcast<Int>()
    let streams = (0..<3).map { _ in broadcast.stream() }
    await withTaskGroup { group in
      for sender in 0..<4 {
        group.addTask { for number in 0..<2_000 { broadcast.send(sender * 2_000 + number) } }
      }
    }
    var orders: Set<[Int]> = []
    for stream in streams {
      orders.insert(await stream.prefix(8_000).reduce(into: []) { $0.append($1) })
    }
    #expect(orders.count == 1)
    #expect(orders.first?.sorted() == Array(0..<8_000))
  }

  @Test("a cancelled reader's stream ends, and the others' go on")
  func cancellation() async {
    let broadcast = Broadcast<Int>()
    let stream = broadcast.stream()
    var other = broadcast.stream().makeAsyncIterator()
    let reader = Task { for await _ in stream {} }
    reader.cancel()
    await reader.value
    #expect(broadcast.subscriberCount == 1)
    broadcast.send(1)
    #expect(await other.next() == 1)
  }

  @Test("a stream that nobody holds is no subscriber")
  func dropped() {
    let broadcast = Broadcast<Int>()
    var stream: AsyncStream? = broadcast.stream()
    #expect(stream != nil && broadcast.subscriberCount == 1)
    stream = nil
    #expect(broadcast.subscriberCount == 0)
  }

  @Test("the streams end with the broadcast, once they are read")
  func deinitialization() async throws {
    var broadcast: Broadcast? = Broadcast<Int>()
    let watched = Weak(object: broadcast)
    let stream = broadcast?.stream(startingWith: 1)
    broadcast?.send(2)
    broadcast = nil
    try #require(watched.object == nil)
    #expect(await stream?.reduce(into: []) { $0.append($1) } == [1, 2])
  }
}

private struct Weak<Object: AnyObject> {
  weak var object: Object?
}
