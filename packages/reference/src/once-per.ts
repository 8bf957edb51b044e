/** Memoises a function of an object for the lifetime of the object. */
export function oncePer<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>()
  return (from) => {
    const kept = known.get(from)
    if (kept) return kept.made
    const made = make(from)
    known.set(from, { made })
    return made
  }
}
