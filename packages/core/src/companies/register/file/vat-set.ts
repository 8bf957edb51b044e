const firstCapacity = 1 << 16
const bytesEach = 8

/** A set of VAT numbers in 8 to 16 bytes each: millions of them fit where a `Set` would not. */
export class VatSet {
  #slots = new Float64Array(firstCapacity)
  #count = 0

  /** Returns false where the number was already there. */
  add(vat: string): boolean {
    if (this.#count * 2 > this.#slots.length) this.#grow()
    // No VAT number is 0, which marks an empty slot.
    const isNew = insert(this.#slots, Number(vat))
    if (isNew) this.#count++
    return isNew
  }

  addAll(packed: Uint8Array): void {
    for (const number of new Float64Array(new Uint8Array(packed).buffer)) this.add(String(number))
  }

  #grow(): void {
    const grown = new Float64Array(this.#slots.length * 2)
    for (const number of this.#slots) if (number !== 0) insert(grown, number)
    this.#slots = grown
  }
}

export function packVats(vats: readonly string[]): Uint8Array {
  return new Uint8Array(Float64Array.from(vats, Number).buffer, 0, vats.length * bytesEach)
}

function insert(slots: Float64Array, number: number): boolean {
  const mask = slots.length - 1
  // Numbers of one tax office are consecutive: the multiplication spreads them.
  let at = Math.imul((number % 0x7fffffff) | 0, 0x9e3779b1) >>> (Math.clz32(slots.length) + 1)
  for (; slots[at] !== 0; at = (at + 1) & mask) if (slots[at] === number) return false
  slots[at] = number
  return true
}
