export type NonEmpty<Item> = readonly [Item, ...Item[]]

/** Separate streams, so that a draw added to one kind changes no other. */
export const streams = { company: 1, accounts: 2, site: 3, contacts: 4, news: 5, position: 6, vacancy: 7 } as const

/**
 * Random numbers that depend on (seed, stream, index) alone: the numbers of the ten-thousandth company need none of
 * the ones before it. The three are hashed into the 64 bits of state of a xoroshiro64** generator; for one seed and
 * stream the hash is a bijection of the index, so no two things share their numbers.
 */
export class Draws {
  readonly #seed: number
  #a = 0
  #b = 0

  constructor(seed: number) {
    this.#seed = seed
  }

  begin(stream: number, index: number): this {
    const key = mix(this.#seed ^ Math.imul(stream, 0x9e3779b1))
    this.#a = mix(key + Math.imul(index, 0x85ebca77))
    // Any state but zero is valid.
    this.#b = mix(this.#a ^ key) | 1
    return this
  }

  /** A whole number of 32 bits. */
  word(): number {
    const a = this.#a
    const b = this.#b ^ a
    this.#a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9)
    this.#b = (b << 13) | (b >>> 19)
    const product = Math.imul(a, 0x9e3779bb)
    return Math.imul((product << 5) | (product >>> 27), 5) >>> 0
  }

  /** In [0, 1). */
  unit(): number {
    return this.word() / 0x1_0000_0000
  }

  chance(probability: number): boolean {
    return this.unit() < probability
  }

  below(limit: number): number {
    return Math.floor(this.unit() * limit)
  }

  /** Both ends included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  pick<Item extends NonNullable<unknown>>(items: NonEmpty<Item>): Item {
    return items[this.below(items.length)] ?? items[0]
  }

  /** Near 0, rarely beyond ±3: the sum of four draws, which is close enough to a normal one. */
  bell(): number {
    return (this.unit() + this.unit() + this.unit() + this.unit() - 2) * 1.732
  }
}

/** The finaliser of MurmurHash3. */
function mix(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
