import { basename } from 'node:path'

/** A malformed reference file: which file, where, and what was expected. */
export class ReferenceFileError extends Error {
  override readonly name = 'ReferenceFileError'
  readonly path: string
  readonly line: number

  constructor(path: string, line: number, expected: string, options?: ErrorOptions) {
    super(`${basename(path)}, line ${line}: expected ${expected}`, options)
    this.path = path
    this.line = line
  }
}
