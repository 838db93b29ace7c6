// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(Glibc) && canImport(Dispatch)
  import Glibc

  /// The changes of files that Linux reports.
  ///
  /// One instance of inotify for the process, because a user may have few of them.
  final class FileEvents: @unchecked Sendable {  // the lock guards all variables
    static let shared = FileEvents()
    static let areReported = true

    /// Receives the events of a watched file or folder.
    private struct Listener {
      let id: Int
      /// The name inside the folder; nil for all events.
      let name: String?
      let changed: @Sendable () -> Void
    }

    private let lock = Lock()
    private var descriptor: Int32 = -1
    private var listeners: [Int32: [Listener]] = [:]
    private var lastID = 0
    /// Whether the changes on a device are reported.
    private var disks: [UInt64: Bool] = [:]

    private init() {}

    /// A number for a new listener.
    func makeID() -> Int {
      lock.withLock {
        lastID += 1
        return lastID
      }
    }

    /// Calls `changed` after changes of a file, or after another file got a name in a folder.
    ///
    /// Watching the same file again has no effect.
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - name: The name in the folder; nil for the file at `path` itself.
    ///   - id: Identifies the listener.
    ///   - changed: Called on one thread for all listeners.
    /// - Returns: A number for ``stop(_:of:)``; nil if there is no such file, or the system allows
    ///   no more watches or descriptors.
    func watch(
      _ path: String, name: String?, for id: Int, _ changed: @escaping @Sendable () -> Void
    ) -> Int32? {
      let moves =
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      // The folder may be watched as a file as well.
      let events = UInt32(name == nil ? moves | IN_MODIFY | IN_ATTRIB : moves) | UInt32(IN_MASK_ADD)
      // Before the instance is opened, which nothing would read otherwise.
      guard (try? DescriptorWatch.shared.start()) != nil else { return nil }
      var isFirst = false
      let number = lock.withLock { () -> Int32? in
        if descriptor < 0 {
          descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
          if descriptor < 0 { return nil }
          isFirst = true
        }
        let number = inotify_add_watch(descriptor, path, events)
        if number < 0 { return nil }
        if listeners[number]?.contains(where: { $0.id == id && $0.name == name }) != true {
          listeners[number, default: []].append(Listener(id: id, name: name, changed: changed))
        }
        return number
      }
      if isFirst { waitForEvents() }
      return number
    }

    /// Removes a listener from a watch, and the watch with its last listener.
    func stop(_ number: Int32, of id: Int) {
      let removed = lock.withLock { () -> [Listener] in
        guard let all = listeners[number] else { return [] }
        listeners[number] = all.filter { $0.id != id }
        if listeners[number]?.isEmpty == true {
          listeners[number] = nil
          inotify_rm_watch(descriptor, number)
        }
        return all
      }
      withExtendedLifetime(removed) {}
    }

    /// Whether all changes on the disk of a file are made by this system, which reports them.
    func reportsChanges(of path: String) -> Bool {
      guard let device = FileState(path: path)?.identity.device else { return false }
      if let known = lock.withLock({ disks[device] }) { return known }
      let isLocal = Self.kind(of: device).map { Self.localDisks.contains($0) } ?? false
      lock.withLock { disks[device] = isLocal }
      return isLocal
    }

    private static let localDisks: Set<String> = [
      "ext2", "ext3", "ext4", "xfs", "btrfs", "f2fs", "zfs", "bcachefs", "tmpfs", "ramfs",
      "overlay",
    ]

    /// The kind of file system on a device, by the list of mounts; nil if it is not in the list.
    private static func kind(of device: UInt64) -> String? {
      // The macros `major` and `minor` of the system.
      let major = device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000
      let minor = device & 0xFF | device >> 12 & 0xFFFF_FF00
      let place = "\(major):\(minor)"
      for line in contents(of: "/proc/self/mountinfo").split(separator: "\n") {
        // 36 35 98:0 /root /mount options - kind source options
        let words = line.split(separator: " ")
        guard words.count > 2, words[2] == place, let dash = words.lastIndex(of: "-"),
          dash + 1 < words.count
        else { continue }
        return String(words[dash + 1])
      }
      return nil
    }

    private static func contents(of path: String) -> String {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return "" }
      defer { close(descriptor) }
      var contents: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if count <= 0 { return String(decoding: contents, as: UTF8.self) }
        contents += bytes[..<count]
      }
    }

    private func waitForEvents() {
      DescriptorWatch.shared.waitForBytes(of: lock.withLock { descriptor }) { self.read() }
    }

    private func read() {
      let descriptor = lock.withLock { self.descriptor }
      // Large enough for an event with the longest name.
      var bytes = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        if count <= 0 { break }
        for changed in bytes.withUnsafeBytes({ receivers(of: $0.prefix(count)) }) { changed() }
      }
      waitForEvents()
    }

    /// The closures to call for events in the layout of `inotify_event`.
    private func receivers(of events: Slice<UnsafeRawBufferPointer>) -> [@Sendable () -> Void] {
      let bytes = UnsafeRawBufferPointer(rebasing: events)
      var called: [@Sendable () -> Void] = []
      var released: [Listener] = []
      var place = 0
      while place + 16 <= bytes.count {
        let number = bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        let name = String(
          decoding: bytes[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
        place += 16 + length
        lock.withLock {
          // Events were lost: any file may have changed.
          let all = number < 0 ? listeners.values.flatMap { $0 } : listeners[number] ?? []
          called += all.filter { $0.name == nil || name.isEmpty || $0.name == name }.map(\.changed)
          if mask & UInt32(IN_IGNORED) != 0 {
            released += listeners.removeValue(forKey: number) ?? []
          }
        }
      }
      withExtendedLifetime(released) {}
      return called
    }
  }
#else
  /// Other systems: no changes are reported here.
  final class FileEvents: Sendable {
    static let shared = FileEvents()
    static let areReported = false

    func makeID() -> Int { 0 }

    func watch(
      _ path: String, name: String?, for id: Int, _ changed: @escaping @Sendable () -> Void
    ) -> Int32? { nil }

    func stop(_ number: Int32, of id: Int) {}

    func reportsChanges(of path: String) -> Bool { false }
  }
#endif
