import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import { Parser } from 'htmlparser2'
import type { Page } from '../src/page.ts'

const maxUnpackings = 4

/** Whether the words stand in the page, white space aside; also inside scripts, attributes and escaped markup. */
export function holdsQuote(page: Page): (quote: string) => boolean {
  const source = page.kind === 'html' ? page.html : (page.text ?? '')
  const texts = unpackings(source)
  const seen: string[] = []
  return (quote) => {
    const words = squeeze(quote)
    if (seen.some((text) => text.includes(words))) return true
    for (let next = texts.next(); !next.done; next = texts.next()) {
      seen.push(next.value)
      if (next.value.includes(words)) return true
    }
    return false
  }
}

const squeeze = (text: string) => visibleCharacters(text).replace(/[\s\p{Cc}]+/gu, '')

/** The source as it is, its text, what of it is shown, its attributes and its JSON strings, and these within each other. */
function* unpackings(source: string): Generator<string> {
  let layer = [source]
  for (let depth = 0; depth <= maxUnpackings; depth += 1) {
    const next = new Set<string>()
    for (const text of layer) {
      yield squeeze(text)
      for (const unpack of [withoutTags, asShown, attributeValues, withoutEscapes]) {
        const inner = unpack(text)
        if (inner !== text) next.add(inner)
      }
    }
    layer = [...next]
  }
}

function withoutTags(html: string): string {
  const texts: string[] = []
  const parser = new Parser({ ontext: (text) => void texts.push(text) }, { decodeEntities: true })
  parser.end(html)
  return texts.join('')
}

const unshown = new Set(['script', 'style', 'title', 'template', 'noscript'])

/** Texts that stand together on the screen, though a script stands between them in the source. */
function asShown(html: string): string {
  const texts: string[] = []
  let within = 0
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (unshown.has(name)) within += 1
      },
      onclosetag: (name) => {
        if (unshown.has(name)) within -= 1
      },
      ontext: (text) => {
        if (within === 0) texts.push(text)
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return texts.join('')
}

function attributeValues(html: string): string {
  const values: string[] = []
  const parser = new Parser({ onattribute: (_, value) => void values.push(value) }, { decodeEntities: true })
  parser.end(html)
  return values.join('\n')
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gis, (_, code: string | undefined, letter: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return 'nrtbf'.includes(letter) ? ' ' : letter
  })
}
