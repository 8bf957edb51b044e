import { oncePer } from '@vedetta/reference/once-per'
import type { RawPosition } from '../raw-position.ts'
import { inTurns, takeTurn } from '../turns.ts'
import { combineSightings } from './combine-sightings.ts'
import { type KeyedSighting, keyed, type Sighting } from './sighting.ts'

export type MergedPosition = {
  raw: RawPosition
  isForeign: boolean
  /** The lists it stands in: extractor and page. */
  lists: string[]
  /** Whether its own page was read. */
  isRead: boolean
  sightings: readonly Sighting[]
}

/** How many sightings are compared with those before them in one step. */
const perTurn = 20

type Group = [KeyedSighting, ...KeyedSighting[]]

/** Sightings of the same advert become one position. */
export async function mergeSightings(sightings: readonly Sighting[]): Promise<MergedPosition[]> {
  const groups: Group[] = []
  const index = new Map<string, Group[]>()
  for (const [at, sighting] of (await inTurns(sightings, keyed)).entries()) {
    if (at % perTurn === 0) await takeTurn()
    const marks = marksOf(sighting)
    const isNotice = sighting.raw.by === 'notice'
    const near = isNotice ? groups : [...new Set([...marks, 'notice'].flatMap((mark) => index.get(mark) ?? []))]
    const fitting = near.filter((group) => fits(group, sighting))
    let group =
      fitting.find((others) => others.some((other) => isSameAddress(other, sighting))) ??
      fitting.find((others) => others.every((other) => isSameWording(other, sighting)))
    if (group === undefined) {
      group = [sighting]
      groups.push(group)
    } else group.push(sighting)
    for (const mark of isNotice ? [...marks, 'notice'] : marks) {
      const known = index.get(mark)
      if (known === undefined) index.set(mark, [group])
      else if (!known.includes(group)) known.push(group)
    }
  }
  return inTurns(groups, (group) => ({
    raw: combineSightings(group),
    isForeign: group.every((sighting) => sighting.isForeign),
    lists: group.filter((sighting) => !sighting.isOwnPage).map(({ pageUrl, raw }) => `${raw.by} ${pageUrl}`),
    isRead: group.some((sighting) => sighting.isOwnPage),
    sightings: group,
  }))
}

/** Two sightings of one advert share one of these keys, except notices, which share only words of the title. */
function marksOf({ url, title, raw }: KeyedSighting): string[] {
  const marks = [`url ${url}`, `title ${title}`]
  return raw.reference === null ? marks : [...marks, `reference ${raw.reference}`]
}

/** Two entries of one list are two positions, however similar, unless they are identical. */
function fits(group: Group, sighting: KeyedSighting): boolean {
  return group.every(
    (other) =>
      other.pageUrl !== sighting.pageUrl ||
      (other.raw.by !== sighting.raw.by && (titlesOverlap(other, sighting) || areOwn(other, sighting))) ||
      (other.isElsewhere && other.url === sighting.url) ||
      isCopy(other, sighting),
  )
}

/** Both are the advert that the page is about, once from its data and once from its text. */
const areOwn = (a: KeyedSighting, b: KeyedSighting) => a.isOwnPage && b.isOwnPage && a.url === b.url

function isSameAddress(a: KeyedSighting, b: KeyedSighting): boolean {
  if (a.raw.reference !== null && a.raw.reference === b.raw.reference && a.raw.by === b.raw.by && !areTwoPages(a, b))
    return true
  if (a.url !== b.url || (!a.hasOwnUrl && !b.hasOwnUrl)) return false
  return a.isOwnPage || b.isOwnPage || a.title === b.title
}

/** Two pages in one language with nothing of their titles in common: their number is the firm's, or was copied. */
const areTwoPages = (a: KeyedSighting, b: KeyedSighting) =>
  a.isOwnPage && b.isOwnPage && a.url !== b.url && a.isForeign === b.isForeign && !titlesOverlap(a, b)

/** Same title, place, reference and text; two pages of one site are two adverts all the same. */
function isSameWording(a: KeyedSighting, b: KeyedSighting): boolean {
  if (a.hasOwnUrl && b.hasOwnUrl && a.url !== b.url && a.host === b.host) return false
  const isNotice = a.raw.by === 'notice' || b.raw.by === 'notice'
  const isSameTitle = a.title === b.title || (isNotice && a.pageUrl !== b.pageUrl && titlesOverlap(a, b))
  return isSameTitle && placesAgree(a, b) && referencesAgree(a, b) && (isNotice || textsAgree(a, b))
}

/** One title holds every word of the other: "saldatore", said in passing, and "Saldatore TIG". */
function titlesOverlap({ titleWords: words }: KeyedSighting, { titleWords: others }: KeyedSighting): boolean {
  return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word))
}

/** A page's data may number an advert otherwise than its text does. */
function referencesAgree({ raw: a, pageUrl }: KeyedSighting, { raw: b, pageUrl: otherUrl }: KeyedSighting): boolean {
  if (pageUrl === otherUrl && a.by !== b.by) return true
  return a.reference === null || b.reference === null || a.reference === b.reference
}

function placesAgree({ place }: KeyedSighting, { place: other }: KeyedSighting): boolean {
  return place === '' || other === '' || place.includes(other) || other.includes(place)
}

const minComparableWords = 6

/** On two pages of a list, one title with two texts is two adverts; a teaser's words are among its advert's. */
function textsAgree(a: KeyedSighting, b: KeyedSighting): boolean {
  if (a.hasOwnUrl || b.hasOwnUrl || a.shown === b.shown) return true
  const [fewer, more] = a.text.length < b.text.length ? [a, b] : [b, a]
  const { words } = wordsOf(fewer)
  if (words.length < minComparableWords) return words.every((word) => more.text.includes(word))
  const { shared } = wordsOf(more)
  return words.filter((word) => shared.has(word)).length >= words.length * 0.8
}

const wordsOf = oncePer(({ text }: KeyedSighting) => ({
  words: text.trim().split(' '),
  shared: new Set(text.split(' ')),
}))

/** The same block twice on a page, as for narrow and wide screens. */
function isCopy(a: KeyedSighting, b: KeyedSighting): boolean {
  return a.title === b.title && a.url === b.url && a.place === b.place && a.text === b.text
}
