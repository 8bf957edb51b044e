import type { Evidenced } from '../evidence.ts'
import type { FoundPlace } from '../finding.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { cues, hamletCue } from './place-cues.ts'
import { placeAbroad, placeClosing, placeOnItsLine, placeOpening, placesInField } from './place-lines.ts'
import type { PlaceMention } from './place-mention.ts'
import { type Home, homeOf, regionsNamedIn } from './place-names.ts'
import { placesAfterCue, placesInTitle, placesWithBrackets } from './places-in-text.ts'
import { provincesIn } from './provinces.ts'
import { evidenced } from './quoting.ts'

const by = 'places'

export type ReadPlaces = {
  places: Evidenced<FoundPlace>[]
  provinces: Evidenced<string>[]
  regions: Evidenced<string>[]
}

export function readPlaces(advert: Advert, site: { city: string | null }, isRemote: boolean): ReadPlaces {
  const home = homeOf(site.city)
  const hints = (advert.hints.place ?? []).map(hintStatement)
  const placeStatements = advert.statements.filter(({ kind, isShared }) => kind === 'place' && !isShared)
  const telling = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const said = telling.filter(({ isShared }) => !isShared)
  const widely = [...hints, advert.title, ...placeStatements]
  const found = isRemote
    ? placesAfterCue(said, 0, home)
    : firstNonEmpty([
        () => hints.flatMap((hint) => placesInField(hint, home)),
        () => placeStatements.flatMap((statement) => placesInField(statement, home)),
        () => [...hints, ...placeStatements].flatMap(placeAbroad),
        () => said.flatMap((statement) => placeOnItsLine(statement, home)),
        () => said.flatMap(placeAbroad).slice(0, 3),
        () => placesInTitle(advert.title, home),
        ...cues.map((_, cue) => () => placesAfterCue(cue < 2 ? [...said, advert.title] : said, cue, home)),
        () => placesWithBrackets(said, home),
        () => said.flatMap((statement) => placeClosing(statement, home)),
        () => sharedPlace(telling, home),
      ])
  const hamlet = found.length === 0 ? [] : sameAsHamlet(found, said, home)
  return {
    places: unique(hamlet.length > 0 ? hamlet : found),
    provinces: provincesIn([...widely, ...said]),
    regions: widely.flatMap((statement) =>
      regionsNamedIn(statement.text).map(({ code, index, end }) => evidenced(code, quoteOf(statement, index, end), by)),
    ),
  }
}

function firstNonEmpty(readers: readonly (() => PlaceMention[])[]): PlaceMention[] {
  for (const read of readers) {
    const found = read()
    if (found.length > 0) return found
  }
  return []
}

/** The one place that the page names for all its adverts. */
function sharedPlace(telling: readonly Statement[], home: Home): PlaceMention[] {
  const shared = telling.filter(({ isShared }) => isShared)
  const found = firstNonEmpty([
    () => shared.flatMap((statement) => placeOpening(statement, home)),
    ...cues.map((_, cue) => () => placesAfterCue(shared, cue, home)),
  ])
  return unique(found).length === 1 ? found : []
}

/** "…, frazione di Mondovì": the municipality that the page itself gives. */
function sameAsHamlet(found: readonly PlaceMention[], said: readonly Statement[], home: Home): PlaceMention[] {
  const hamlets = placesAfterCue(said, hamletCue, home)
  return found.length === 1 && hamlets.length === 1 && found[0]?.named.place.istat === null ? hamlets : []
}

function unique(found: readonly PlaceMention[]): Evidenced<FoundPlace>[] {
  const places = new Map<string, Evidenced<FoundPlace>>()
  for (const { named, statement } of found) {
    const key = named.place.istat ?? named.place.name
    if (!places.has(key)) places.set(key, evidenced(named.place, quoteOf(statement, named.index, named.end), by))
  }
  return [...places.values()]
}
