// SPDX-License-Identifier: MIT

// Swift 5 mode: closures change captured variables and capture classes that are not Sendable.
print("\(countVowels()) vowels")
print("\(record().count) events")

let screen = SearchScreen(service: SearchService())
screen.query.onNext(" braid ")
screen.isActive.onNext(false)

let player = Player()
player.start()
player.position.sendNext(1)
player.position.sendNext(2)
player.position.sendCompleted()
player.stop()

let login = LoginScreen(service: LoginService())
print(login.logIn() ?? "nobody")

let catalogue = Catalogue()
catalogue.run()
print("\(catalogue.titles.count) titles")

let downloads = Downloads()
downloads.load(["a", "b"])
print(downloads.lines)
print(Lights.run(presses: .of((), ())))
print(count())
print(playBack([(date: .init(timeIntervalSince1970: 60), text: "started")]))
