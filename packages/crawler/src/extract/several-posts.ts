import { signsOf } from './advert-signs.ts'

/** Where a text turns to one of its posts (its number among them), or to all of them. */
type Turn = { at: number; of: number | 'all' }

const ALL =
  /(?<!\p{L})(?:(?:a |per |con )?(?:entrambi|entrambe|tutti e (?:due|tre|quattro)|tutte e (?:due|tre|quattro)|tutt[ie] (?:i|le) (?:ruoli|figure|posizioni|profili)|ambedue)|(?:a|per) tutt[ie]|both|all (?:roles|positions)|for all|beide[nr]?|für alle)(?!\p{L})/giu
const ORDINALS = [
  /(?<!\p{L})(?:(?:il|la|i|le|al|alla|ai|alle|per il|per la|per i|per le) prim[oaie]|the (?:first|former)|(?:der|die|das) erste[nr]?)(?= (?!\p{L}*esperienz|impiego)|,)/giu,
  /(?<!\p{L})(?:(?:il|la|i|le|al|alla|ai|alle|per il|per la|per i|per le) second[oaie]|(?:il|l['’]|all['’])\s?altr[oa]|the (?:second|latter)|(?:der|die|das) (?:zweite|andere)[nr]?)(?= |,)/giu,
]

/** What leads over to the next post: ", e una", "; il". */
const DANGLING =
  /[\s,;]+(?:(?:e|ed|poi|infine|anche|and|und|oltre a|un|una|uno|due|tre|quattro|il|la|lo|i|gli|le|l['’]|a|an|the|two|three|einen?|eine|zwei|der|die|das)\s*)*$/iu

/** What a text that looks for several people says of each: "al primo un part time, la sarta invece …". */
export function saidOfEach(text: string, titles: readonly string[]): string[] {
  if (titles.length < 2) return titles.map(() => text)
  const turns = turnsIn(text, titles)
  const named = titles.map((_, index) => turns.findIndex(({ of }) => of === index))
  const last = Math.max(...named)
  const [first] = turns
  if (!first || named.some((at) => at < 0)) return titles.map(() => text)
  const partAt = (index: number) => text.slice(turns[index]?.at, turns[index + 1]?.at ?? text.length)
  // What follows the last name holds for every one, unless the names before it have conditions of their own.
  const isTold = named.some((at) => at !== last && isTelling(partAt(at)))
  return titles.map((_, index) => {
    const own = turns.flatMap(({ of }, at) =>
      of === index || of === 'all' || (at === last && !isTold) ? [partAt(at)] : [],
    )
    return [text.slice(0, first.at), ...own].map((part) => part.replace(DANGLING, '')).join('\n')
  })
}

function isTelling(part: string): boolean {
  const signs = signsOf([part])
  return signs.has('contract') || signs.has('requirements')
}

function turnsIn(text: string, titles: readonly string[]): Turn[] {
  const turns: Turn[] = []
  titles.forEach((title, of) => {
    const [word = ''] = title.toLowerCase().split(/[\s/]/, 1)
    const stem = word.length > 5 ? word.slice(0, -1) : word
    if (stem.length < 3 || titles.some((other, index) => index !== of && other.toLowerCase().startsWith(stem))) {
      const at = text.toLowerCase().indexOf(title.toLowerCase())
      if (at >= 0) turns.push({ at, of })
      return
    }
    for (let at = text.toLowerCase().indexOf(stem); at >= 0; at = text.toLowerCase().indexOf(stem, at + stem.length))
      if (!/[\p{L}#]/u.test(text[at - 1] ?? ' ')) turns.push({ at, of })
  })
  ORDINALS.forEach((ordinal, of) => {
    for (const match of text.matchAll(ordinal)) turns.push({ at: match.index, of })
  })
  for (const match of text.matchAll(ALL)) turns.push({ at: match.index, of: 'all' })
  return turns.sort((a, b) => a.at - b.at)
}
