import type { Contract, Schedule } from '@vedetta/contracts/text/vocabulary'
import { slug } from '@vedetta/synthetic/companies/slug'
import type { Draws, NonEmpty } from '@vedetta/synthetic/random/draws'
import { type PositionLife, siteStreams } from '../life.ts'
import type { Day, Opening, Part, Site } from '../model.ts'
import { englishTrades } from './english.ts'
import { germanTowns, germanTrades } from './german.ts'
import { assignTrade, openingId } from './opening-id.ts'

type Words = {
  labels: readonly [work: string, required: string, offered: string]
  required: NonEmpty<string>
  contracts: NonEmpty<readonly [contract: Contract, words: string]>
  schedules: NonEmpty<readonly [schedule: Schedule, words: string]>
  place: (town: string) => string
  addition: string
}

const german: Words = {
  labels: ['Ihre Aufgaben', 'Anforderungen', 'Wir bieten'],
  required: [
    'Erfahrung in ähnlicher Position',
    'abgeschlossene Ausbildung',
    'Freude an der Arbeit im Team',
    'Führerschein B',
  ],
  contracts: [
    ['permanent', 'unbefristeter Arbeitsvertrag'],
    ['fixed term', 'befristeter Arbeitsvertrag'],
  ],
  schedules: [
    ['full', 'Vollzeit'],
    ['part', 'Teilzeit'],
  ],
  place: (town) => `Arbeitsort: ${town}`,
  addition: 'Eintritt ab sofort',
}

const english: Words = {
  labels: ['What you will do', 'Requirements', 'What we offer'],
  required: [
    'a degree or equal experience',
    'good communication skills',
    'willingness to travel',
    'attention to detail',
  ],
  contracts: [
    ['permanent', 'permanent contract'],
    ['fixed term', 'fixed-term contract'],
  ],
  schedules: [
    ['full', 'full-time'],
    ['part', 'part-time'],
  ],
  place: (town) => `Location: ${town}`,
  addition: 'Start as soon as possible',
}

/** Foreign positions never move and are never retitled; Italian sites cover that. */
export function foreignOpening(draws: Draws, site: Site, life: PositionLife, day: Day, language: 'de' | 'en'): Opening {
  const words = language === 'de' ? german : english
  const [title, duty, collar] = assignTrade(site, life, language === 'de' ? germanTrades : englishTrades)
  draws.begin(siteStreams.advert, life.slot * 4096 + (life.cycle & 4095))
  const [contract, contractWords] = draws.pick(words.contracts)
  const [schedule, scheduleWords] = draws.pick(words.schedules)
  const isReworded = life.rewordedOn !== null && day >= life.rewordedOn
  const republishedOn = life.republished?.on
  const isRepublished = republishedOn !== undefined && day >= republishedOn
  const edition = isRepublished ? 1 : 0
  const { name } = site.company.place.municipality
  const [town, townWords] = language === 'de' ? draws.pick(germanTowns) : [name, name]
  const [work, required, offered] = words.labels
  const first = draws.below(words.required.length)
  return {
    key: `${site.number}-${life.slot}-${life.cycle}`,
    slot: life.slot,
    id: openingId(site, life, edition),
    reference: `R${life.slot + 1}-${(life.cycle & 63) + 10}${edition}`,
    title,
    slug: slug(title, 50),
    parts: [
      part(work, isReworded ? [duty, words.addition] : [duty]),
      part(
        required,
        [0, 1].map((offset) => words.required[(first + offset) % words.required.length] ?? ''),
      ),
      part(offered, [contractWords, scheduleWords]),
      part(...placeOf(words.place(townWords))),
    ],
    towns: [town],
    country: 'IT',
    placeWords: words.place(townWords),
    contract,
    contractWords,
    schedule,
    scheduleWords,
    smartWorking: null,
    experienceYears: null,
    languages: [],
    collar,
    opensOn: life.opensOn,
    closesOn: life.closesOn,
    publishedOn: isRepublished ? republishedOn : life.opensOn,
    changedOn: Math.max(life.opensOn, isReworded ? (life.rewordedOn ?? 0) : life.opensOn),
  }
}

function part(label: string, items: readonly string[]): Part {
  return { label, text: `${items.join(', ')}.`, items }
}

function placeOf(words: string): [label: string, items: string[]] {
  const [label = '', town = ''] = words.split(': ')
  return [label, [town]]
}
