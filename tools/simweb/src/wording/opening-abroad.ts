import { slug } from '@vedetta/synthetic/companies/slug'
import type { Draws, NonEmpty } from '@vedetta/synthetic/random/draws'
import { hash32 } from '../hash.ts'
import type { PositionLife } from '../life.ts'
import type { Day, Opening, Site } from '../model.ts'
import { englishTrades } from './english.ts'
import { foreignOpening } from './foreign-advert.ts'
import { assignTrade } from './opening-id.ts'

const levels = ['', 'Junior ', 'Senior ', 'Lead ']
const places: NonEmpty<readonly [town: string, country: string]> = [
  ['Lyon', 'FR'],
  ['Toulouse', 'FR'],
  ['Stuttgart', 'DE'],
  ['Leipzig', 'DE'],
  ['Valencia', 'ES'],
  ['Porto', 'PT'],
  ['Rotterdam', 'NL'],
  ['Wroclaw', 'PL'],
  ['Leeds', 'GB'],
  ['Denver', 'US'],
  ['Charlotte', 'US'],
  ['Pune', 'IN'],
]
/** Every title once in every town, so that no two positions of a site have the same at the same time. */
const offers = places.flatMap(([town, country]) =>
  levels.flatMap((level) => englishTrades.map(([trade]) => ({ title: `${level}${trade} ${town}`, town, country }))),
)

/** Whether the position of this slot is outside Italy. */
export function isAbroad(site: Site, { slot }: PositionLife): boolean {
  return hash32(site.seed ^ Math.imul(slot + 1, 0x85ebca6b)) / 0x1_0000_0000 < site.abroadShare
}

export function openingAbroad(draws: Draws, site: Site, life: PositionLife, day: Day): Opening {
  const { title, town, country } = assignTrade(site, life, offers)
  const worded = foreignOpening(draws, site, life, day, 'en')
  const place = `Location: ${town}`
  return {
    ...worded,
    title,
    slug: slug(title, 50),
    parts: worded.parts.map((part) =>
      part.label === 'Location' ? { ...part, text: `${town}.`, items: [town] } : part,
    ),
    towns: [town],
    country,
    placeWords: place,
  }
}
