import { foldWords } from '@vedetta/crawler/testing/scoring/folding'

/** Replaces titles in a text by what the map has for them; longer titles before those that they contain. */
export type TitleFinder = { replaceIn(text: string): string; isIn(text: string): boolean }

const genderEnding = String.raw`(?:\s?[/(*](?:a|e|o|i|ice|trice|rice|essa)(?![\p{L}\p{N}])\)?)?`
const escaped = (character: string) => character.replace(/[.*+?^$()|[\]{}\\/-]/g, String.raw`\$&`)
const json = (character: string) => String.raw`\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
const spellings: Record<string, string> = {
  "'": String.raw`(?:\\?['’‘]|&#0?39;|&rsquo;|&#8217;)`,
  '-': '[-–—]',
  '/': String.raw`\\?\/`,
  '&': String.raw`(?:&amp;|&|\\u0026)`,
}
spellings['’'] = spellings["'"] as string
spellings['–'] = spellings['-'] as string

/** A character as running text, JSON in a script or an entity has it. */
function spellingsOf(character: string): string {
  if (/\s/.test(character)) return String.raw`(?:[\s\u00a0]|&nbsp;)+`
  const known = spellings[character]
  if (known) return known
  return /[^\0-\x7f]/.test(character) ? `(?:${escaped(character)}|${json(character)})` : escaped(character)
}

const patternOf = (title: string) => [...title.replace(/\s+/g, ' ')].map(spellingsOf).join('')

/** A title that begins or ends next to one of these is part of an address or of a name for programs. */
const before = String.raw`(?<![\p{L}\p{N}_/=#?%&-])`
const after = String.raw`(?![\p{L}\p{N}_]|-\p{L})`

export function titleFinder(titles: ReadonlyMap<string, string>): TitleFinder {
  const byWords = new Map([...titles].map(([title, other]) => [foldWords(title), other]))
  const byLength = [...titles.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`${before}(${byLength.map(patternOf).join('|')})${genderEnding}${after}`, 'giu')
  const otherFor = (found: string) => byWords.get(foldWords(plain(found)))
  return {
    replaceIn: (text) =>
      text.replace(pattern, (all, found: string) => {
        const other = otherFor(found)
        return other === undefined || isSameWords(other, found) ? all : inCaseOf(found, other)
      }),
    isIn: (text) => text.search(pattern) >= 0,
  }
}

const isSameWords = (a: string, b: string) => foldWords(a) === foldWords(plain(b))

const plain = (found: string) =>
  found
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&nbsp;|&amp;|&rsquo;|&#0?39;|&#8217;|\\/g, ' ')

function inCaseOf(found: string, other: string): string {
  const letters = found.replace(/\P{L}/gu, '')
  if (letters.length > 3 && letters === letters.toUpperCase()) return other.toUpperCase()
  if (letters !== '' && letters === letters.toLowerCase()) return other.toLowerCase()
  return other
}
