import type { TargetPersona } from '@vedetta/contracts/text/vocabulary'
import { once } from '@vedetta/reference/once'
import { slug } from '@vedetta/synthetic/companies/slug'
import { places } from '@vedetta/synthetic/places/places'
import { type Conditions, drawConditions } from '@vedetta/synthetic/positions/conditions'
import { drawDescription } from '@vedetta/synthetic/positions/description'
import { families } from '@vedetta/synthetic/positions/families/families'
import { drawRequirements } from '@vedetta/synthetic/positions/requirements'
import { drawTitle } from '@vedetta/synthetic/positions/title'
import type { Trade } from '@vedetta/synthetic/positions/trades/trade'
import { sharedTrades, tradesOfSectors } from '@vedetta/synthetic/positions/trades/trades'
import { drawWorkplaces, type Workplaces } from '@vedetta/synthetic/positions/workplaces'
import type { Draws } from '@vedetta/synthetic/random/draws'
import { type PositionLife, siteStreams } from '../life.ts'
import type { Day, Opening, Part, Site } from '../model.ts'
import { foreignOpening } from './foreign-advert.ts'
import { isAbroad, openingAbroad } from './opening-abroad.ts'
import { assignTrade, openingId } from './opening-id.ts'

/** A company with this many slots hires for all trades. */
const manySlots = 10
const allTrades = once((): readonly Trade[] => [...sharedTrades, ...Object.values(tradesOfSectors).flat()])

/** A position of an Italian, German or English site as worded on a day. */
export function openingOn(draws: Draws, site: Site, life: PositionLife, day: Day): Opening {
  if (isAbroad(site, life)) return openingAbroad(draws, site, life, day)
  const language = site.kinds[0].language
  return language === undefined
    ? italianOpening(draws, site, life, day)
    : foreignOpening(draws, site, life, day, language)
}

function italianOpening(draws: Draws, site: Site, life: PositionLife, day: Day): Opening {
  const isSince = (on: Day | null | undefined) => on !== null && on !== undefined && day >= on
  const number = life.slot * 4096 + (life.cycle & 4095)
  const trade = assignTrade(site, life, tradesOf(site))
  const family = families[trade[1]]
  draws.begin(siteStreams.advert, number)
  const level = trade[3] ?? levelAt(draws.unit())
  const conditions = drawConditions(draws, family, level)
  const contract = conditions.contract?.value ?? null
  const isTraining = contract === 'internship' || contract === 'apprenticeship'
  const requirements = drawRequirements(draws, family, level, isTraining)
  const first = drawWorkplaces(draws, site.company.place)
  const isPartTime = conditions.schedule?.value === 'part'
  const drawn = withoutContradictions(
    drawTitle(draws, { trade, family, level, contract, isPartTime, isForProtected: false, town: null }),
    conditions,
  )
  draws.begin(siteStreams.later, number * 4 + 2)
  const moved = isSince(life.movesOn) ? drawWorkplaces(draws, site.company.place) : first
  draws.begin(siteStreams.later, number * 4 + (isSince(life.rewordedOn) ? 1 : 0))
  const description = drawDescription(draws, {
    company: site.company.short,
    trade,
    family,
    profile: null,
    requirements,
    conditions,
    workplaces: moved,
    notes: isSince(life.rewordedOn) ? ['Inserimento immediato.'] : [],
  })
  const edition = isSince(life.republished?.on) ? 1 : 0
  const seen = [life.opensOn, life.rewordedOn, life.retitledOn, life.movesOn, life.republished?.on]
  return {
    key: `${site.number}-${life.slot}-${life.cycle}`,
    slot: life.slot,
    id: openingId(site, life, edition),
    reference: `${site.company.place.municipality.province}${life.slot + 1}/${(life.cycle & 63) + 10}${edition}`,
    slug: slug(drawn, 50),
    title: isSince(life.retitledOn) ? retitled(drawn) : drawn,
    parts: description.split('\n').map(partOf),
    towns: townsOf(moved, site),
    country: 'IT',
    placeWords: moved.words,
    contract,
    contractWords: conditions.contract?.words ?? null,
    schedule: conditions.schedule?.value ?? null,
    scheduleWords: conditions.schedule?.words ?? null,
    smartWorking: conditions.smartWorking?.value ?? null,
    experienceYears: requirements.experienceYears?.value ?? null,
    languages: requirements.languages.map(({ value }) => value),
    collar: family.collar,
    opensOn: life.opensOn,
    closesOn: life.closesOn,
    publishedOn: edition === 1 ? (life.republished?.on ?? life.opensOn) : life.opensOn,
    changedOn: Math.max(...seen.flatMap((on) => (isSince(on) && typeof on === 'number' ? [on] : []))),
  }
}

function tradesOf(site: Site): readonly Trade[] {
  return site.slots >= manySlots ? allTrades() : [...tradesOfSectors[site.company.sector], ...sharedTrades]
}

function levelAt(share: number): TargetPersona {
  if (share < 0.24) return 'junior'
  return share < 0.8 ? 'mid' : 'senior'
}

/** Removes additions to the title that contradict the advert's conditions. */
function withoutContradictions(title: string, { contract, schedule }: Conditions): string {
  const isFixedTerm = contract?.value === 'fixed term'
  const permanentTitle = isFixedTerm
    ? title
    : title.replace(/ - (?:sostituzione maternità|stagionale|stagione estiva)/i, '')
  return schedule?.value === 'part'
    ? permanentTitle
    : permanentTitle.replace(/ - (?:part-time \d+ ore|mezza giornata)/i, '')
}

/** A typical change of title while the advert is online. */
function retitled(title: string): string {
  if (/ con esperienza$/i.test(title)) return title.slice(0, -' con esperienza'.length)
  return title === title.toUpperCase() ? `${title} CON ESPERIENZA` : `${title} con esperienza`
}

function partOf(paragraph: string): Part {
  const colon = paragraph.indexOf(': ')
  const label = paragraph.slice(0, colon)
  const text = paragraph.slice(colon + 2)
  return { label, text, items: text.replace(/\.$/, '').split(/, |\. /) }
}

/** An advert that names only a province means its capital, if that has the same name. */
function townsOf({ municipalities, provinces }: Workplaces, { company }: Site): readonly string[] {
  if (provinces.length === 0) return municipalities.map(townName)
  const { provinceName } = company.place
  return townsByName().has(provinceName) ? [provinceName] : []
}

const townNames = once(() => new Map(places().map(({ municipality }) => [municipality.istat, municipality.name])))
const townsByName = once(() => new Set(townNames().values()))

const townName = (istat: string) => townNames().get(istat) ?? istat
