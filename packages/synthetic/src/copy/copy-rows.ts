import type { TableName } from './tables.ts'
import { tables } from './tables.ts'

/** One COPY: rows of a table in PostgreSQL's text format. */
export type CopyChunk = {
  table: TableName
  columns: readonly string[]
  buffer: Uint8Array<ArrayBuffer>
  rows: number
  /** Whether this chunk ends its transaction. */
  endsBatch: boolean
}

const firstCapacity = 1 << 20
const maxCharacterBytes = 3

/** Collects the rows of one table, given as encoded lines without their line end. */
export class CopyRows {
  readonly table: TableName
  #buffer = Buffer.from(new ArrayBuffer(firstCapacity))
  #length = 0
  #rows = 0

  constructor(table: TableName) {
    this.table = table
  }

  add(line: string): void {
    const needed = this.#length + line.length * maxCharacterBytes + 1
    if (needed > this.#buffer.length) this.#grow(needed)
    this.#length += this.#buffer.write(line, this.#length)
    this.#buffer[this.#length++] = 10
    this.#rows++
  }

  /** The rows collected so far, in a buffer of their own; collecting starts over. */
  take(endsBatch: boolean): CopyChunk {
    const buffer = new Uint8Array(this.#buffer.buffer, 0, this.#length)
    const chunk = { table: this.table, columns: tables[this.table], buffer, rows: this.#rows, endsBatch }
    // The next batch is about as long, and growing the buffer costs a copy.
    this.#buffer = Buffer.from(new ArrayBuffer(Math.max(firstCapacity, Math.ceil(this.#length * 1.1))))
    this.#length = 0
    this.#rows = 0
    return chunk
  }

  get rows(): number {
    return this.#rows
  }

  #grow(needed: number): void {
    const grown = Buffer.from(new ArrayBuffer(Math.max(needed, this.#buffer.length * 2)))
    grown.set(this.#buffer.subarray(0, this.#length))
    this.#buffer = grown
  }
}
