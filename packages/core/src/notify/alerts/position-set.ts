/** Which positions of a batch, a bit each by their place in it. */
export type PositionSet = Uint32Array

export const noneOf = (size: number): PositionSet => new Uint32Array(Math.ceil(size / 32))

export function allOf(size: number): PositionSet {
  const set = noneOf(size).fill(0xffffffff)
  const last = set.length - 1
  if (size % 32 > 0) set[last] = 2 ** (size % 32) - 1
  return set
}

export function add(set: PositionSet, place: number): void {
  const word = place >>> 5
  set[word] = (set[word] as number) | (1 << (place & 31))
}

export function isEmpty(set: PositionSet): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
  return true
}

/** Changes `set` to what is in both; returns whether anything is. */
export function intersect(set: PositionSet, other: PositionSet): boolean {
  let left = 0
  for (let word = 0; word < set.length; word++) {
    const both = (set[word] as number) & (other[word] as number)
    set[word] = both
    left |= both
  }
  return left !== 0
}

/** Changes `set` to what is in either. */
export function include(set: PositionSet, other: PositionSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) | (other[word] as number)
}

/** Removes from `set` what is in `other`; returns whether anything is left. */
export function subtract(set: PositionSet, other: PositionSet): boolean {
  let left = 0
  for (let word = 0; word < set.length; word++) {
    const rest = (set[word] as number) & ~(other[word] as number)
    set[word] = rest
    left |= rest
  }
  return left !== 0
}

export function* placesIn(set: PositionSet): Generator<number> {
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1) yield word * 32 + 31 - Math.clz32(bits & -bits)
}
