/** A field and the words of the advert that say it; for a silent advert there is none. */
export type Stated<Value> = { value: Value; words: string }

export function statedValue<Value>(stated: Stated<Value> | null): Value | null {
  return stated === null ? null : stated.value
}
