/** A value and the words of the advert that state it. */
export type Stated<Value> = { value: Value; words: string }

export function statedValue<Value>(stated: Stated<Value> | null): Value | null {
  return stated === null ? null : stated.value
}
