import { anyOf } from '../lexicon/compile-terms.ts'
import { allPostsPhrases } from '../lexicon/shared-statements.ts'
import { signsOf } from './advert-signs.ts'

/** Where a text turns to one of its posts (its number among them), or to all of them. */
type Turn = { at: number; of: number | 'all' }

const allOfThem = new RegExp(String.raw`(?<!\p{L})${anyOf(allPostsPhrases)}(?!\p{L})`, 'giu')
const ordinals = [
  /(?<!\p{L})(?:(?:il|la|i|le|al|alla|ai|alle|per il|per la|per i|per le) prim[oaie]|the (?:first|former)|(?:der|die|das) erste[nr]?)(?= (?!\p{L}*esperienz|impiego)|,)/giu,
  /(?<!\p{L})(?:(?:il|la|i|le|al|alla|ai|alle|per il|per la|per i|per le) second[oaie]|(?:il|l['’]|all['’])\s?altr[oa]|the (?:second|latter)|(?:der|die|das) (?:zweite|andere)[nr]?)(?= |,)/giu,
]

/** Conjunctions before the next post: ", e una", "; il". */
const dangling =
  /[\s,;]+(?:(?:e|ed|poi|infine|anche|and|und|oltre a|un|una|uno|due|tre|quattro|il|la|lo|i|gli|le|l['’]|a|an|the|two|three|einen?|eine|zwei|der|die|das)\s*)*$/iu

/** The part of a text for several posts that concerns each: "al primo un part time, la sarta invece …". */
export function statementsByPost(text: string, titles: readonly string[]): string[] {
  if (titles.length < 2) return titles.map(() => text)
  const turns = turnsIn(text, titles)
  const named = titles.map((_, index) => turns.findIndex(({ of }) => of === index))
  const last = Math.max(...named)
  const [first] = turns
  if (!first || named.some((at) => at < 0)) return titles.map(() => text)
  const partAt = (index: number) => text.slice(turns[index]?.at, turns[index + 1]?.at ?? text.length)
  /** "Camerieri e aiuto cuoco lavorano …": the statement holds for both. */
  const isJoined = (index: number) => {
    const { of } = turns[index] ?? {}
    return typeof of === 'number' && turns[index + 1] !== undefined && isOnlyName(partAt(index), titles[of] ?? '')
  }
  const joinedPart = (index: number): string => {
    let end = index
    while (isJoined(end)) end++
    return end === index ? partAt(index) : `${partAt(index)}${partAt(end)}`
  }
  // Text after the last name holds for all posts, unless the earlier ones have conditions of their own.
  const hasOwnConditions = named.some((at) => at !== last && isTelling(partAt(at)))
  return titles.map((_, index) => {
    const own = turns.flatMap(({ of }, at) =>
      of === index || of === 'all' || (at === last && !hasOwnConditions) ? [joinedPart(at)] : [],
    )
    return [text.slice(0, first.at), ...own].map((part) => part.replace(dangling, '')).join('\n')
  })
}

const linking =
  /^(?:e|ed|o|od|und|and|or|oder|anche|sia|che|per|il|lo|la|l|i|gli|le|a|ai|al|all|alla|alle|agli|con|di|un|una|uno|due|tre|the|for|die|der|den|dem|das|für|n|\d+)$/iu

/** Whether a part holds only a name and the conjunction to the next. */
function isOnlyName(part: string, title: string): boolean {
  if (part.length > 90 || /[.;:!?]/.test(part.replace(/\bn\./giu, ''))) return false
  const own = wordsOf(title)
  return wordsOf(part).every((word) => linking.test(word) || own.some((one) => stemOf(one) === stemOf(word)))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Without its ending: a "receptionist" works in "reception". */
function stemOf(word: string): string {
  const bare = word.replace(/ist[aei]?$/u, '')
  if (bare.length >= 6 && bare !== word) return bare
  return word.length > 5 ? word.slice(0, -1) : word
}

function isTelling(part: string): boolean {
  const signs = signsOf([part])
  return signs.has('contract') || signs.has('requirements')
}

function turnsIn(text: string, titles: readonly string[]): Turn[] {
  const turns: Turn[] = []
  const lower = text.toLowerCase()
  titles.forEach((title, of) => {
    const at = lower.indexOf(title.toLowerCase())
    if (at >= 0) turns.push({ at, of })
    const others = titles.filter((_, index) => index !== of).flatMap(wordsOf)
    for (const { stem, isTrade } of stemsOf(title, others))
      for (let found = lower.indexOf(stem); found >= 0; found = lower.indexOf(stem, found + stem.length)) {
        if (/[\p{L}#]/u.test(text[found - 1] ?? ' ') || (found >= at && found < at + title.length)) continue
        const start = sentenceStart(text, found)
        if (isTrade || start !== null) turns.push({ at: start ?? found, of })
      }
  })
  ordinals.forEach((ordinal, of) => {
    for (const match of text.matchAll(ordinal)) turns.push({ at: match.index, of })
  })
  for (const match of text.matchAll(allOfThem)) turns.push({ at: match.index, of: 'all' })
  return turns.sort((a, b) => a.at - b.at)
}

/** The words that only this title has: its trade and its specialisation ("insegnante di nuoto": "per il nuoto …"). */
function stemsOf(title: string, others: readonly string[]): { stem: string; isTrade: boolean }[] {
  const [trade = '', ...rest] = wordsOf(title)
  const isOwn = ({ stem }: { stem: string }) => stem.length >= 3 && !others.some((other) => other.startsWith(stem))
  const further = rest.filter((word) => word.length > 4).map((word) => ({ stem: stemOf(word), isTrade: false }))
  return [{ stem: stemOf(trade), isTrade: true }, ...further].filter(isOwn)
}

/** The start of a sentence that begins with this word: "Per il nuoto vogliamo", "In reception si lavora". */
function sentenceStart(text: string, at: number): number | null {
  const lead =
    /(?:^|[.!?\n]\s*)((?:(?:per|in|al|alla|alle|ai|agli|all|il|la|lo|i|gli|le|l|für|im|an|der|die|das)[\s'’]+){0,3})$/iu.exec(
      text.slice(Math.max(0, at - 24), at),
    )
  return lead ? at - (lead[1]?.length ?? 0) : null
}
