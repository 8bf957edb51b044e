/**
 * Memoises a function of an object for the lifetime of the object. The value hangs on the object: the entries of a
 * `WeakMap` are marked in rounds while everything waits, which took half a second for the trees of a few large pages.
 */
export function oncePer<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const kept = Symbol('kept')
  return (from) => (kept in from ? keptValue<Made>(from, kept) : keepValue(from, kept, make(from)))
}

export function keptValue<Made>(on: object, kept: symbol): Made {
  return (on as Record<symbol, Made>)[kept] as Made
}

/** Not enumerable, so that a changed copy of the object has no value of the first. */
export function keepValue<Made>(on: object, kept: symbol, value: Made): Made {
  Object.defineProperty(on, kept, { value })
  return value
}
