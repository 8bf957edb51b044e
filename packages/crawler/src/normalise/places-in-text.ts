import type { Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { anyCase } from './any-case.ts'
import { cues, innerCapital, inTransit, notHere, ofTopic } from './place-cues.ts'
import { maxPlaceText, type PlaceMention } from './place-mention.ts'
import { type Home, placesFrom } from './place-names.ts'
import { speaksOf } from './topics.ts'

const maxCues = 40

/** "… presso la sede di Lodi": the places after one of `cues`. */
export function placesAfterCue(statements: readonly Statement[], cue: number, home: Home): PlaceMention[] {
  const [pattern, isStrong] = cues[cue] ?? []
  if (!pattern) return []
  const isLikely = (statement: Statement) =>
    ofTopic.includes(cue) ? speaksOf(statement, 'place') : innerCapital.test(statement.text)
  const likely = statements.filter(isLikely)
  return likely.flatMap((statement) =>
    allMatches(pattern, statement.text.slice(0, maxPlaceText))
      .slice(0, maxCues)
      .flatMap((match) => {
        const isStart = /^partenza/i.test(match[0])
        const before = statement.text.slice(0, match.index)
        if (
          (!isStart && notHere.test(before)) ||
          (cue > 1 && inTransit.test(before)) ||
          isCompanySeat(statement, match.index)
        )
          return []
        const start = match.index + match[0].length
        return placesFrom(statement.text, start, home, isStrong === true).map((named) => ({ named, statement }))
      }),
  )
}

/** "Azienda con sede a Milano ricerca …": the company's seat, not the place of work. */
function isCompanySeat({ folded }: Statement, index: number): boolean {
  return /\b(?:azienda|societa|gruppo|impresa|company|realta|multinazionale|cooperativa)\b[^.;]{0,60}\b(?:con|ha(?: la)?(?: propria)?|avente) $/.test(
    folded.slice(0, index),
  )
}

const titleTail = new RegExp(
  String.raw`(?:[\s,(|_–-]|\b${anyCase('zona|provincia di|sede di|a|ad|in|di|su|per')} )\s*(?=\p{Lu})`,
  'gu',
)

/** "Magazziniere – Lodi": the places at the end of a title. */
export function placesInTitle(title: Statement, home: Home): PlaceMention[] {
  for (const match of allMatches(titleTail, title.text)) {
    const start = match.index + match[0].length
    const isStrong = /zona|provincia|sede|[(|_–-]/iu.test(match[0])
    const places = placesFrom(title.text, start, home, isStrong)
    const end = places.at(-1)?.end
    if (end !== undefined && /^[\s)\].!–-]*(?:$|\(|e provincia|e dintorni|[–|,-])/iu.test(title.text.slice(end))) {
      return places.map((named) => ({ named, statement: title }))
    }
  }
  return []
}

const nameBeforeCode =
  /\p{Lu}[\p{L}'’]+(?:[ -](?:\p{Lu}[\p{L}'’]+|di|del|della|dei|d['’]|in|al|sul|a)){0,5} ?\([A-Z]{2}\)/gu

/** "… Scandiano (RE)": a name with its province is a place whatever stands before. */
export function placesWithBrackets(statements: readonly Statement[], home: Home): PlaceMention[] {
  const coded = withCode(statements, home)
  return coded.length > 0 ? coded : inBrackets(statements, home)
}

const bracketEnd =
  /^(?:\)|, (?:zona|quartiere|rione|localit[aà]|loc\.|frazione|fraz\.|via|viale|piazza|corso)\s[^()]{2,40}\))/iu

/** "Officina di Borgo Nuovo (Vercelli)": brackets that hold towns and nothing else, or a town and where in it. */
function inBrackets(statements: readonly Statement[], home: Home): PlaceMention[] {
  return statements.flatMap((statement) =>
    allMatches(/(?<=\p{L} \()(?=\p{Lu}[\p{L}'’ ]{2,30}[),])/gu, statement.text.slice(0, maxPlaceText)).flatMap(
      ({ index }) => {
        const places = placesFrom(statement.text, index, home, false)
        const rest = statement.text.slice(places.at(-1)?.end)
        return bracketEnd.test(rest) ? places.map((named) => ({ named, statement })) : []
      },
    ),
  )
}

function withCode(statements: readonly Statement[], home: Home): PlaceMention[] {
  return statements.flatMap((statement) =>
    allMatches(nameBeforeCode, statement.text.slice(0, maxPlaceText)).flatMap((match) =>
      allMatches(/(?<![\p{L}'’])\p{Lu}/gu, match[0])
        .flatMap(({ index }) =>
          placesFrom(statement.text, match.index + index, home, true)
            .slice(0, 1)
            .filter(({ end }) => end >= match.index + match[0].length),
        )
        .slice(0, 1)
        .map((named) => ({ named, statement })),
    ),
  )
}
