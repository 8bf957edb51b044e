import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const firstCapacity = 1 << 20
const maxCharacterBytes = 3
const special = /[\\\t\n\r]/
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
/** PostgreSQL reads a message whole before parsing it: smaller ones are parsed while the next arrive. */
const messageBytes = 1 << 16

/** Rows in PostgreSQL's COPY text format, as bytes: as strings, a batch would dominate garbage collection. */
export class CopyRows {
  #buffer = Buffer.allocUnsafe(firstCapacity)
  #length = 0
  rows = 0

  add(values: readonly (string | number | boolean | null)[]): void {
    let line = ''
    for (const value of values) {
      if (value === null) line += '\\N\t'
      else if (typeof value === 'string') line += `${special.test(value) ? escaped(value) : value}\t`
      else line += `${value}\t`
    }
    const needed = this.#length + line.length * maxCharacterBytes
    if (needed > this.#buffer.length) this.#grow(needed)
    this.#length += this.#buffer.write(line, this.#length)
    this.#buffer[this.#length - 1] = 10
    this.rows++
  }

  async copy(client: ClientBase, table: string, columns: readonly string[]): Promise<void> {
    if (this.rows === 0) return
    const stream = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
    for (let from = 0; from < this.#length; from += messageBytes)
      stream.write(this.#buffer.subarray(from, Math.min(from + messageBytes, this.#length)))
    stream.end()
    await finished(stream)
  }

  #grow(needed: number): void {
    const grown = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2))
    grown.set(this.#buffer.subarray(0, this.#length))
    this.#buffer = grown
  }
}

const escaped = (value: string) =>
  value.replaceAll(new RegExp(special, 'g'), (character) => escapes[character] ?? character)
