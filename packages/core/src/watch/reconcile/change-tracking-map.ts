export type Change<Key, Value> = { key: Key; was: Value | undefined; is: Value | undefined }

/** A map that lists which of its entries differ from when `begin` was called. */
export class ChangeTrackingMap<Key, Value> {
  readonly #now = new Map<Key, Value>()
  readonly #was = new Map<Key, Value | undefined>()

  begin(): void {
    this.#was.clear()
  }

  get(key: Key): Value | undefined {
    return this.#now.get(key)
  }

  has(key: Key): boolean {
    return this.#now.has(key)
  }

  set(key: Key, value: Value): void {
    this.#remember(key)
    this.#now.set(key, value)
  }

  delete(key: Key): void {
    this.#remember(key)
    this.#now.delete(key)
  }

  changes(): Change<Key, Value>[] {
    const all = [...this.#was].map(([key, was]) => ({ key, was, is: this.#now.get(key) }))
    return all.filter(({ was, is }) => was !== is)
  }

  #remember(key: Key): void {
    if (!this.#was.has(key)) this.#was.set(key, this.#now.get(key))
  }
}
