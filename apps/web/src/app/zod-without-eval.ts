// The library would try whether it may make functions out of text. Our policy says no, and browsers report that somebody tried:
// it reads this before it does. Imported by nothing that imports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
