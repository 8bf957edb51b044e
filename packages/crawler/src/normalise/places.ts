import { findProvince } from '@vedetta/reference/territories'
import type { Evidenced } from '../evidence.ts'
import type { FoundPlace } from '../finding.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { anyCase } from './any-case.ts'
import { townAbroad } from './countries.ts'
import { CUES, HAMLET_CUE, INNER_CAPITAL, NOT_HERE, OF_TOPIC, ON_THE_WAY } from './place-cues.ts'
import { type Home, homeOf, type NamedPlace, placesFrom, regionsNamedIn } from './place-names.ts'
import { mayBePlace } from './place-words.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const BY = 'places'

export type ReadPlaces = {
  places: Evidenced<FoundPlace>[]
  provinces: Evidenced<string>[]
  regions: Evidenced<string>[]
}

type Found = { named: NamedPlace; statement: Statement }

const MAX_READ = 1_500
const MAX_CUES = 40

const STREET =
  /\b(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|strada|vicolo|lungomare|lungolago|contrada|localita|loc\.|zona industriale|z\.i\.|c\.c\.|centro commerciale|km|s\.s\.|ss)\s[^,;|·–]*/giu
const TRAVEL = /\b(?:con |e )?(?:trasfert\w+|viagg\w+|spostament\w+|sopralluogh\w+|missioni|travel\w*)\b.*$/iu

/** A field that holds places: every name in it counts. */
function inField(statement: Statement, home: Home): Found[] {
  const text = statement.text.slice(0, MAX_READ).replace(TRAVEL, blank).replace(STREET, blank)
  const found: Found[] = []
  let at = 0
  while (at < text.length && found.length < 20) {
    if (!/\p{L}/u.test(text[at] ?? '') || /[\p{L}\p{N}'’]/u.test(text[at - 1] ?? ' ')) {
      at++
      continue
    }
    const places = placesFrom(text, at, home, true)
    for (const named of places) found.push({ named, statement })
    at = places.at(-1)?.end ?? nextWord(text, at)
  }
  return withoutProvinceNames(found)
}

/** "Gallarate, Varese": the second tells where the first is. */
function withoutProvinceNames(found: Found[]): Found[] {
  const [first, second] = found
  if (found.length !== 2 || !first || !second) return found
  const isItsProvince = findProvince(second.named.place.name)?.code === first.named.province
  return isItsProvince && first.named.place.name !== second.named.place.name ? [first] : found
}

const nextWord = (text: string, at: number) => {
  const space = text.slice(at).search(/[^\p{L}\p{N}'’]/u)
  return space < 0 ? text.length : at + space + 1
}
const blank = (match: string) => ' '.repeat(match.length)

const TITLE_TAIL = new RegExp(
  String.raw`(?:[\s,(|–-]|\b${anyCase(String.raw`zona|provincia di|sede di|a|ad|in|di|su|per`)} )\s*(?=\p{Lu})`,
  'gu',
)
export function readPlaces(advert: Advert, site: { city: string | null }, isRemote: boolean): ReadPlaces {
  const home = homeOf(site.city)
  const hints = (advert.hints.place ?? []).map(hintStatement)
  const placeStatements = advert.statements.filter(({ kind, isSaidToAll }) => kind === 'place' && !isSaidToAll)
  const telling = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const said = telling.filter(({ isSaidToAll }) => !isSaidToAll)
  const widely = [...hints, advert.title, ...placeStatements]
  const found = isRemote
    ? after(said, 0, home)
    : firstNonEmpty([
        () => hints.flatMap((hint) => inField(hint, home)),
        () => placeStatements.flatMap((statement) => inField(statement, home)),
        () => [...hints, ...placeStatements].flatMap(abroad),
        () => said.flatMap((statement) => ownLine(statement, home)),
        () => said.flatMap(abroad).slice(0, 3),
        () => inTitle(advert.title, home),
        ...CUES.map((_, cue) => () => after(cue < 2 ? [...said, advert.title] : said, cue, home)),
        () => bracketed(said, home),
        () => sharedPlace(telling, home),
      ])
  const hamlet = found.length === 0 ? [] : sameAsHamlet(found, said, home)
  return {
    places: unique(hamlet.length > 0 ? hamlet : found),
    provinces: provincesIn([...widely, ...said]),
    regions: widely.flatMap((statement) =>
      regionsNamedIn(statement.text).map(({ code, index, end }) => evidenced(code, quoteOf(statement, index, end), BY)),
    ),
  }
}

/** The one place that the page names for all its adverts. */
function sharedPlace(telling: readonly Statement[], home: Home): Found[] {
  const shared = telling.filter(({ isSaidToAll }) => isSaidToAll)
  const found = firstNonEmpty(CUES.map((_, cue) => () => after(shared, cue, home)))
  return unique(found).length === 1 ? found : []
}

const TERMS =
  /^[\s,·|–-]*(?:tempo (?:in)?determinato|tempo (?:pieno|parziale)|full.?time|part.?time|contratto|indeterminato|determinato|somministrazione|stage|apprendistato|stagionale|ibrido|in sede|remoto)\b/i

/** An everyday word alone on its line is a town if it is one of the company's province. */
function nearHome(places: readonly NamedPlace[], text: string, home: Home): NamedPlace[] {
  const [place] = places
  return place && place.province === home.province && place.end === text.trimEnd().length ? [place] : []
}

/** "Carpi, 3 novembre 2026": where and when a letter was written. */
const DATELINE = /^\p{Lu}[\p{L}\s'’]{1,40},\s*(?:l[iì]['’]?\s|il\s|addì\s)?\d{1,2}(?:°|º)?[\s./-]/u

/** "Bologna" or "📍 Mantova, Piazza delle Erbe": a line that names a place and tells nothing else. */
function ownLine(statement: Statement, home: Home): Found[] {
  if (statement.text.length > 80 || DATELINE.test(statement.text)) return []
  const first = statement.text.search(/\p{L}/u)
  if (first < 0 || first > 6 || !mayBePlace(statement.text, first)) return []
  const text = statement.text.replace(TRAVEL, blank).replace(STREET, blank)
  const start = text.search(/\p{L}/u)
  if (start < 0) return []
  const strict = placesFrom(text, start, home, false)
  const places = strict.length > 0 ? strict : nearHome(placesFrom(text, start, home, true), text, home)
  const rest = text.slice(places.at(-1)?.end ?? 0)
  const isAlone =
    /^\s*(?:$|[,(·|/–-]\s*(?:[^.\p{Ll}]|\p{Lu}|italia|italy)|e (?:dintorni|provincia|zone limitrofe|hinterland)\s*$)/iu.test(
      rest,
    ) && rest.trim().split(/\s+/).length <= 4
  const isBesideTerms = TERMS.test(rest)
  return isAlone || isBesideTerms ? places.map((named) => ({ named, statement })) : []
}

/** A line of its own, or a field, that says which country its town is in. */
function abroad(statement: Statement): Found[] {
  const town = townAbroad(statement.text)
  if (town === null) return []
  const { name, index } = town
  return [
    {
      named: { place: { istat: null, name, lat: null, lon: null }, province: null, index, end: index + name.length },
      statement,
    },
  ]
}

function firstNonEmpty(ways: readonly (() => Found[])[]): Found[] {
  for (const way of ways) {
    const found = way()
    if (found.length > 0) return found
  }
  return []
}

function after(statements: readonly Statement[], cue: number, home: Home): Found[] {
  const [pattern, isStrong] = CUES[cue] ?? []
  if (!pattern) return []
  const isLikely = (statement: Statement) =>
    OF_TOPIC.includes(cue) ? speaksOf(statement, 'place') : INNER_CAPITAL.test(statement.text)
  const likely = statements.filter(isLikely)
  return likely.flatMap((statement) =>
    allMatches(pattern, statement.text.slice(0, MAX_READ))
      .slice(0, MAX_CUES)
      .flatMap((match) => {
        const isStart = /^partenza/i.test(match[0])
        const before = statement.text.slice(0, match.index)
        if (
          (!isStart && NOT_HERE.test(before)) ||
          (cue > 1 && ON_THE_WAY.test(before)) ||
          isCompanySeat(statement, match.index)
        )
          return []
        const start = match.index + match[0].length
        return placesFrom(statement.text, start, home, isStrong === true).map((named) => ({ named, statement }))
      }),
  )
}

/** "Azienda con sede a Milano ricerca …" tells where the company is. */
function isCompanySeat({ folded }: Statement, index: number): boolean {
  return /\b(?:azienda|societa|gruppo|impresa|company|realta|multinazionale|cooperativa)\b[^.;]{0,60}\b(?:con|ha(?: la)?(?: propria)?|avente) $/.test(
    folded.slice(0, index),
  )
}

function inTitle(title: Statement, home: Home): Found[] {
  for (const match of allMatches(TITLE_TAIL, title.text)) {
    const start = match.index + match[0].length
    const isStrong = /zona|provincia|sede|[(|–-]/iu.test(match[0])
    const places = placesFrom(title.text, start, home, isStrong)
    const end = places.at(-1)?.end
    if (end !== undefined && /^[\s)\].!–-]*(?:$|\(|e provincia|e dintorni|[–|,-])/iu.test(title.text.slice(end))) {
      return places.map((named) => ({ named, statement: title }))
    }
  }
  return []
}

const NAME_BEFORE_CODE =
  /\p{Lu}[\p{L}'’]+(?:[ -](?:\p{Lu}[\p{L}'’]+|di|del|della|dei|d['’]|in|al|sul|a)){0,5} ?\([A-Z]{2}\)/gu

/** "… Scandiano (RE)": a name with its province is a place whatever stands before. */
function bracketed(statements: readonly Statement[], home: Home): Found[] {
  const coded = withCode(statements, home)
  return coded.length > 0 ? coded : inBrackets(statements, home)
}

const BRACKET_END =
  /^(?:\)|, (?:zona|quartiere|rione|localit[aà]|loc\.|frazione|fraz\.|via|viale|piazza|corso)\s[^()]{2,40}\))/iu

/** "Officina di Borgo Nuovo (Vercelli)": brackets that hold towns and nothing else, or a town and where in it. */
function inBrackets(statements: readonly Statement[], home: Home): Found[] {
  return statements.flatMap((statement) =>
    allMatches(/(?<=\p{L} \()(?=\p{Lu}[\p{L}'’ ]{2,30}[),])/gu, statement.text.slice(0, MAX_READ)).flatMap(
      ({ index }) => {
        const places = placesFrom(statement.text, index, home, false)
        const rest = statement.text.slice(places.at(-1)?.end)
        return BRACKET_END.test(rest) ? places.map((named) => ({ named, statement })) : []
      },
    ),
  )
}

function withCode(statements: readonly Statement[], home: Home): Found[] {
  return statements.flatMap((statement) =>
    allMatches(NAME_BEFORE_CODE, statement.text.slice(0, MAX_READ)).flatMap((match) =>
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

/** "…, frazione di Mondovì": the municipality that the page itself gives. */
function sameAsHamlet(found: readonly Found[], said: readonly Statement[], home: Home): Found[] {
  const hamlets = after(said, HAMLET_CUE, home)
  return found.length === 1 && hamlets.length === 1 && found[0]?.named.place.istat === null ? hamlets : []
}

function unique(found: readonly Found[]): Evidenced<FoundPlace>[] {
  const places = new Map<string, Evidenced<FoundPlace>>()
  for (const { named, statement } of found) {
    const key = named.place.istat ?? named.place.name
    if (!places.has(key)) places.set(key, evidenced(named.place, quoteOf(statement, named.index, named.end), BY))
  }
  return [...places.values()]
}

const PROVINCE = new RegExp(String.raw`\b${anyCase(String.raw`provinci[ae]|prov\.`)} (?:di |d['’])?(?=\p{Lu})`, 'gu')

function provincesIn(statements: readonly Statement[]): Evidenced<string>[] {
  const found = new Map<string, Evidenced<string>>()
  for (const statement of statements) {
    if (!speaksOf(statement, 'place')) continue
    for (const match of allMatches(PROVINCE, statement.text.slice(0, MAX_READ))) {
      const start = match.index + match[0].length
      const name =
        /^\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’]+|e|di|nell['’]Emilia))*/u.exec(statement.text.slice(start))?.[0] ?? ''
      const province = findProvince(name) ?? findProvince(name.split(' ')[0] ?? '')
      if (province && !found.has(province.code)) {
        found.set(province.code, evidenced(province.code, quoteOf(statement, start, start + name.length), BY))
      }
    }
  }
  return [...found.values()]
}
