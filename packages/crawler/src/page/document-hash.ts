import { hash } from 'node:crypto'
import { after, closing } from './scan-markup.ts'
import { namedToken, transientRemover } from './transient-values.ts'

const nonceAttribute = /\s(?:data-)?nonce\s*=\s*(?:"[^"]{0,500}"|'[^']{0,500}')/gi
const duration = /\b\d{1,4}[.,]\d{1,9}\s?(?:ms|s|sec|secs|seconds|secondi)\b/gi
const script = /^<script[\s>]/i

/** Null where the hash would not tell whether the page is drawn from the same answers. */
type DocumentHasher = (html: string, otherInputs: readonly string[]) => string | null

/**
 * Hashes the document that scripts draw a page from: equal hashes mean the same code, markup and texts. Left out of texts
 * and comments is what is transient; of code and tags, which may decide what is drawn, only the values whose names say
 * that they are one answer's own. Where such a value stands in the address of another input, it decides what the page is
 * drawn from, and yesterday's address may go on giving yesterday's answer.
 */
export function documentHasher(visitedAt: Date): DocumentHasher {
  const withoutPassing = transientRemover(visitedAt)
  return (html, otherInputs) => {
    const leftOut: string[] = []
    const leaveOut = (named: string) => {
      leftOut.push(named)
      return ''
    }
    const parts = piecesOf(html).map((piece) => {
      if (!piece.startsWith('<')) return withoutPassing(piece)
      if (piece.startsWith('<!--')) return withoutPassing(piece).replace(duration, '')
      return piece.replace(nonceAttribute, leaveOut).replace(namedToken, leaveOut)
    })
    const isPartOf = (word: string) => otherInputs.some((url) => url.includes(word))
    return leftOut.flatMap(wordsOf).some(isPartOf) ? null : hash('sha256', parts.join(''), 'base64url')
  }
}

/** The words of a value, as an address would have them. */
function wordsOf(named: string): string[] {
  const value = named.slice(named.search(/[:=]/) + 1)
  return value.match(/[\w-]+/g) ?? []
}

/** Texts, comments, tags and scripts in their order; what does not end is one piece. */
function piecesOf(html: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < html.length; ) {
    const end = html.charAt(at) === '<' ? endOfMarkup(html, at) : before(html, '<', at)
    pieces.push(html.slice(at, end))
    at = end
  }
  return pieces
}

function endOfMarkup(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return after(html, '-->', at)
  const end = after(html, '>', at)
  return script.test(html.slice(at, at + 8)) ? closing(html, 'script', end) : end
}

function before(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found
}
