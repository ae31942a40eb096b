import PathMonitorClient
import Testing

@Suite("Path monitor client, switched by hand")
struct PathSwitchTests {
  @Test("every subscriber gets every change, and a late one gets the current path first")
  func twoSubscribers() async {
    let pathSwitch = PathSwitch(.satisfied)
    let client = PathMonitorClient.switched(by: pathSwitch)
    let early = client.paths()
    pathSwitch.send(.unsatisfied)
    let late = client.paths()
    pathSwitch.send(.satisfied)

    #expect(await first(3, of: early) == [.satisfied, .unsatisfied, .satisfied])
    #expect(await first(2, of: late) == [.unsatisfied, .satisfied])
  }

  @Test("the current path, sent again, is no change")
  func noRepeats() async {
    let pathSwitch = PathSwitch(.unsatisfied)
    let paths = PathMonitorClient.switched(by: pathSwitch).paths()
    for path: NetworkPath in [.unsatisfied, .satisfied, .satisfied, .unsatisfied] {
      pathSwitch.send(path)
    }
    #expect(await first(3, of: paths) == [.unsatisfied, .satisfied, .unsatisfied])
  }

  @Test("who subscribes during a change neither misses it nor hears of it twice")
  func subscribedMeanwhile() async {
    let pathSwitch = PathSwitch(.satisfied)
    let client = PathMonitorClient.switched(by: pathSwitch)
    let all = await withTaskGroup(of: AsyncStream<NetworkPath>.self) { group in
      for _ in 0..<300 {
        group.addTask { client.paths() }
        group.addTask {
          let paths = client.paths()
          pathSwitch.send(.unsatisfied)
          pathSwitch.send(.satisfied)
          return paths
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // Two more changes, so that even a stream that has missed all earlier ones gets three paths.
    pathSwitch.send(.unsatisfied)
    pathSwitch.send(.satisfied)
    for stream in all {
      let paths = await first(3, of: stream)
      #expect(paths[0] != paths[1] && paths[1] != paths[2])
    }
  }
}

/// The stream's first paths.
func first(_ count: Int, of paths: AsyncStream<NetworkPath>) async -> [NetworkPath] {
  await paths.prefix(count).reduce(into: []) { $0.append($1) }
}
