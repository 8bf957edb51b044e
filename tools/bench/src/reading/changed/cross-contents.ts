import { foldWords } from '@vedetta/crawler/testing/scoring/folding'
import type { Draws } from '@vedetta/synthetic/random/draws'
import { type Element, isTag, Text } from 'domhandler'
import { shuffled } from '../../harness/shuffled.ts'
import { advertSlots } from './advert-slots.ts'
import { documentsOf, elementAround, lineOf, linesIn, setChildren } from './document-nodes.ts'
import type { RecordedSite } from './recorded-site.ts'
import { languagesOf } from './site-languages.ts'
import { replaceTitles, swappableTitles } from './swap-titles.ts'
import { titleFinder } from './title-finder.ts'

type Position = RecordedSite['expected']['positions'][number]

/** What one site says of a position, to be put into the pages of another. */
type AdvertContent = { position: Position; texts: string[] }

export type SiteContents = { site: string; language: string; visitedOn: string; adverts: AdvertContent[] }

const languageOf = (site: RecordedSite) => languagesOf(site)[0] ?? ''
const visitDay = ({ about }: RecordedSite) => String(about.visitedAt).slice(0, 10)
/** A place and hours beside a title in its line. */
const maxBeside = 60
/** Characters that mean something in markup or programs. */
const isPlain = (title: string) => !/["<>&\\{}]/.test(title)

/** The adverts of a site whose title and text can be lifted out of its pages. */
export function siteContents(site: RecordedSite): SiteContents {
  const titles = site.expected.positions.map(({ title }) => title)
  const adverts = swappableTitles(site)
    .filter(isPlain)
    .flatMap((title) => {
      const position = site.expected.positions.find((one) => one.title === title)
      const places = advertSlots(site, title, titles).map(({ slots }) => slots.map(lineOf))
      const texts = places.reduce<string[]>((longest, one) => (one.length > longest.length ? one : longest), [])
      return position ? [{ position, texts }] : []
    })
  return { site: site.id, language: languageOf(site), visitedOn: visitDay(site), adverts }
}

/** Titles and texts of another site's adverts stand in the pages of this one; where one site has too few, a further one lends. */
export function crossContents(site: RecordedSite, draws: Draws, contents: readonly SiteContents[]): boolean {
  const titles = site.expected.positions.map(({ title }) => title)
  const swappable = swappableTitles(site)
  if (swappable.length === 0 || !swappable.every((title) => hasLineOfItsOwn(site, title))) return false
  const lent = lentTo(site, contents, draws)
  const pairs = swappable.flatMap((title, index) => {
    const advert = lent[index]
    return advert ? [{ title, advert }] : []
  })
  if (pairs.length < swappable.length) return false
  for (const { title, advert } of pairs)
    for (const { slots } of advertSlots(site, title, titles)) fill(slots, advert.texts)
  const byTitle = new Map(pairs.map(({ title, advert }) => [foldWords(title), advert.position]))
  for (const position of site.expected.positions) {
    const other = byTitle.get(foldWords(position.title))
    if (other) Object.assign(position, other, { title: position.title, url: position.url })
  }
  replaceTitles(site, new Map(pairs.map(({ title, advert }) => [title, advert.position.title])))
  return true
}

/** A title in running text is bent to its sentence, so another site's does not fit. */
function hasLineOfItsOwn(site: RecordedSite, title: string): boolean {
  const finder = titleFinder(new Map([[title, '']]))
  const isOwn = (line: string) => line.length <= title.length + maxBeside && finder.isIn(line)
  return documentsOf(site).some((document) => linesIn(document).map(lineOf).some(isOwn))
}

/** Adverts of sites in the same language that were recorded on the same day, each title once and none of the site's own. */
function lentTo(site: RecordedSite, contents: readonly SiteContents[], draws: Draws): AdvertContent[] {
  const [language, day] = [languageOf(site), visitDay(site)]
  const taken = site.expected.positions.map(({ title }) => title)
  const isOwn = titleFinder(new Map(taken.map((title) => [title, '']))).isIn
  const lenders = contents.filter((one) => one.site !== site.id && one.language === language && one.visitedOn === day)
  const seen = new Set<string>()
  return shuffled(lenders, draws)
    .flatMap(({ adverts }) => adverts)
    .filter(({ position, texts }) => {
      const words = foldWords(position.title)
      if (texts.length === 0 || seen.has(words) || isOwn(position.title)) return false
      seen.add(words)
      return true
    })
}

/** Slots take the texts in their order; texts left over get slots of their own, slots left over beside filled ones go. */
function fill(slots: readonly Element[], texts: readonly string[]): void {
  const filled = slots.slice(0, texts.length)
  for (const [index, slot] of filled.entries()) setChildren(slot, [new Text(texts[index] ?? '')])
  const parents = new Set(filled.map(({ parent }) => parent))
  for (const slot of slots.slice(texts.length))
    if (slot.parent && isTag(slot.parent) && parents.has(slot.parent))
      setChildren(
        slot.parent,
        slot.parent.children.filter((node) => node !== slot),
      )
  const last = filled.at(-1)
  if (!last?.parent || !isTag(last.parent) || last.name === 'td') return
  const added = texts.slice(slots.length).map((text) => elementAround(last.name, { ...last.attribs }, [new Text(text)]))
  setChildren(last.parent, last.parent.children.toSpliced(last.parent.children.indexOf(last) + 1, 0, ...added))
}
