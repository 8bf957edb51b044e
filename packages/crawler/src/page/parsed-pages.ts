import type { Document } from 'domhandler'
import { finish, finishKeepingTurn, type Steps } from '../steps.ts'
import { parseSteps } from './parse-html.ts'

type Parsed = { text: string; document: Document | null; bytes: number }

/** How to read a page: at once, or in steps of a turn beforehand. */
type Reader<Made> = { read: () => Made; prepare: () => Promise<void> }

/** About what a node takes, with all that readers derive from it; and a character of the source. */
const nodeBytes = 400
const characterBytes = 2
/** Of a page and one that it is compared with, no part is made anew while they are being read. */
const minKept = 2

/**
 * The texts and trees of the pages read last, of all visits together, up to `maxBytes`. A tree takes many times as much as
 * the answer it was parsed from, and a visit holds on to every page until its end: one that made room for others is made
 * again, the same as before, when a reader comes back to it.
 */
export function createParsedPages(maxBytes: number) {
  const kept = new Map<object, Parsed>()
  let bytes = 0

  function keep(key: object, parsed: Parsed): void {
    kept.set(key, parsed)
    bytes += parsed.bytes
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= maxBytes || kept.size <= minKept) break
      kept.delete(oldest)
      bytes -= freed
    }
  }

  function reader<Made extends Parsed>(steps: () => Steps<Made>): Reader<Made> {
    const key = {}
    const read = () => {
      const known = kept.get(key) as Made | undefined
      // Read last, so dropped last.
      kept.delete(key)
      if (known !== undefined) {
        kept.set(key, known)
        return known
      }
      const parsed = finish(steps())
      keep(key, parsed)
      return parsed
    }
    const prepare = async () => {
      if (kept.has(key)) return
      const parsed = await finishKeepingTurn(steps())
      // Somebody else may have read it meanwhile.
      if (!kept.has(key)) keep(key, parsed)
    }
    return { read, prepare }
  }

  return {
    /** How to reach the text of an answer. */
    text: (decode: () => string) =>
      reader(function* () {
        const text = decode()
        yield
        return { text, document: null, bytes: text.length * characterBytes }
      }),
    /** How to reach the text of a page and its tree. */
    tree: (decode: () => string) =>
      reader(function* () {
        const text = decode()
        yield
        const { document, nodes } = yield* parseSteps(text)
        return { text, document, bytes: text.length * characterBytes + nodes * nodeBytes }
      }),
    bytes: () => bytes,
    maxBytes,
  }
}

/** One for the whole process, however many visits it makes at once. */
export const parsedPages = createParsedPages(120_000_000)
