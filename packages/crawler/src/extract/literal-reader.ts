import { visibleCharacters } from '@vedetta/contracts/text/visible-text'

const maxDepth = 60
const space = /\s+/y
const identifier = /[\p{L}_$][\p{L}\p{N}_$]*/uy
const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '' }

class NotALiteral extends Error {}

/**
 * Reads literals of JavaScript as values and runs nothing. Where a value is computed, `names` may know it by its name; otherwise
 * it is null, and its source is among the `skipped` ranges.
 */
export class LiteralReader {
  readonly skipped: { from: number; to: number }[] = []
  readonly #source: string
  readonly #names: ReadonlyMap<string, unknown>
  readonly #ends = new Map<string, number>()
  #at = 0
  #depth = 0

  constructor(source: string, names: ReadonlyMap<string, unknown> = new Map()) {
    this.#source = source
    this.#names = names
  }

  get end(): number {
    return this.#at
  }

  /** The literal that begins here; undefined if none does. */
  read(start: number): unknown {
    return this.#attempt(start, () => this.#value())
  }

  /** The arguments of a call, from behind its opening bracket. */
  readArguments(start: number): unknown[] | undefined {
    return this.#attempt(start, () => this.#list(')'))
  }

  #attempt<Read>(start: number, read: () => Read): Read | undefined {
    this.#at = start
    this.#depth = 0
    this.skipped.length = 0
    this.#ends.clear()
    try {
      return read()
    } catch (error) {
      if (error instanceof NotALiteral) return undefined
      throw error
    }
  }

  #value(): unknown {
    this.#skipSpace()
    const character = this.#source[this.#at]
    if (character === '{' || character === '[') return this.#nested(character)
    if (character === '"' || character === "'") return this.#string(character)
    if (character === '`') return this.#template()
    return this.#computed()
  }

  #nested(bracket: '{' | '['): unknown {
    this.#depth += 1
    if (this.#depth > maxDepth) throw new NotALiteral()
    this.#at += 1
    const value = bracket === '{' ? this.#record() : this.#list(']')
    this.#depth -= 1
    return value
  }

  #list(closing: ']' | ')'): unknown[] {
    const list: unknown[] = []
    for (;;) {
      this.#skipSpace()
      if (this.#takes(closing)) return list
      if (this.#takes(',')) continue
      list.push(this.#entry())
    }
  }

  #record(): Record<string, unknown> {
    const record: Record<string, unknown> = {}
    for (;;) {
      this.#skipSpace()
      if (this.#takes('}')) return record
      if (this.#takes(',')) continue
      const key = this.#key()
      this.#skipSpace()
      if (key === null) this.#skipExpression()
      else if (this.#takes(':')) setOwn(record, key, this.#entry())
      else if (/[,}]/.test(this.#source[this.#at] ?? '')) setOwn(record, key, this.#names.get(key) ?? null)
      // A method: `data() { … }`.
      else this.#skipExpression()
    }
  }

  /** A value, and whatever is done with it up to the next comma. */
  #entry(): unknown {
    const value = this.#value()
    this.#skipSpace()
    if (!/[,}\])]/.test(this.#source[this.#at] ?? '')) this.#skipExpression()
    return value
  }

  #key(): string | null {
    const character = this.#source[this.#at] ?? ''
    if (character === '"' || character === "'") return this.#string(character)
    const name = /\d/.test(character) ? this.#take(/\d+/y) : this.#take(identifier)
    return name === '' ? null : name
  }

  #string(quote: string): string {
    const end = this.#source.indexOf(quote, this.#at + 1)
    if (end === -1) throw new NotALiteral()
    const plain = this.#source.slice(this.#at + 1, end)
    if (!plain.includes('\\')) {
      this.#at = end + 1
      return plain
    }
    const parts: string[] = []
    let from = this.#at + 1
    for (let at = from; at < this.#source.length; at += 1) {
      const character = this.#source[at]
      if (character === quote) {
        this.#at = at + 1
        parts.push(this.#source.slice(from, at))
        return visibleCharacters(parts.join(''))
      }
      if (character !== '\\') continue
      parts.push(this.#source.slice(from, at))
      const [text, length] = escaped(this.#source, at + 1)
      parts.push(text)
      at += length
      from = at + 1
    }
    throw new NotALiteral()
  }

  /** Null where words are put in: nobody wrote them as they stand. */
  #template(): string | null {
    const text = this.#string('`')
    return text.includes('${') ? null : text
  }

  #computed(): unknown {
    const from = this.#at
    this.#skipExpression()
    const source = this.#source.slice(from, Math.min(this.#at, from + 200)).trim()
    if (this.#names.has(source)) return this.#names.get(source)
    if (number.test(source)) return Number(source)
    if (source === 'true' || source === '!0') return true
    if (source === 'false' || source === '!1') return false
    return /^new Date\(["']([^"']{1,60})["']\)$/.exec(source)?.[1] ?? null
  }

  /** Up to the comma or bracket that ends it. */
  #skipExpression(): void {
    const from = this.#at
    let depth = 0
    for (; this.#at < this.#source.length; this.#at += 1) {
      const character = this.#source[this.#at] ?? ''
      if (character === '"' || character === "'" || character === '`') {
        this.#string(character)
        this.#at -= 1
      } else if (character === '/' && this.#skipComment()) this.#at -= 1
      else if ('{[('.includes(character)) depth += 1
      else if ('}])'.includes(character)) {
        if (depth === 0) break
        depth -= 1
      } else if (depth === 0 && (character === ',' || character === ';')) break
    }
    if (this.#at === from || this.#at >= this.#source.length) throw new NotALiteral()
    if (this.#at - from > 40) this.skipped.push({ from, to: this.#at })
  }

  #takes(character: string): boolean {
    if (this.#source[this.#at] !== character) {
      if (this.#at >= this.#source.length) throw new NotALiteral()
      return false
    }
    this.#at += 1
    return true
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const text = pattern.exec(this.#source)?.[0] ?? ''
    this.#at += text.length
    return text
  }

  #skipSpace(): void {
    // A sign of ASCII that begins neither white space nor a comment.
    const code = this.#source.charCodeAt(this.#at)
    if (code > 0x20 && code < 0x7f && code !== 0x2f) return
    do this.#take(space)
    while (this.#source[this.#at] === '/' && this.#skipComment())
  }

  #skipComment(): boolean {
    const sign = this.#source.slice(this.#at, this.#at + 2)
    if (sign !== '//' && sign !== '/*') return false
    const end = this.#nextEnd(sign === '//' ? '\n' : '*/')
    if (end !== Infinity) this.#at = end
    return end !== Infinity
  }

  /** Searched once for all comments before it: a script may open a million and close none. */
  #nextEnd(mark: string): number {
    const known = this.#ends.get(mark) ?? 0
    if (known >= this.#at + 2) return known
    const index = this.#source.indexOf(mark, this.#at + 2)
    const end = index === -1 ? Infinity : index + mark.length
    this.#ends.set(mark, end)
    return end
  }
}

function setOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') record[key] = value
}

/** What stands for the characters behind a backslash, and how many they are. */
function escaped(source: string, at: number): [string, number] {
  const character = source[at] ?? ''
  const digits = character === 'u' ? 4 : character === 'x' ? 2 : 0
  if (digits > 0) {
    const code = source.slice(at + 1, at + 1 + digits)
    if (code.length === digits && /^[0-9a-f]+$/i.test(code))
      return [String.fromCharCode(Number.parseInt(code, 16)), digits + 1]
  }
  return [character === '\n' ? '' : (escapes[character] ?? character), 1]
}
