import type { Collar, TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { SyntheticCompany } from '../companies/company.ts'
import type { SyntheticSite } from '../companies/site.ts'
import { slug } from '../companies/slug.ts'
import { drawUuid } from '../random/draw-uuid.ts'
import { type Draws, streams } from '../random/draws.ts'
import { type Certainty, drawCertainty } from './certainty.ts'
import { type Conditions, drawConditions } from './conditions.ts'
import { drawDescription } from './description.ts'
import { conditionsEvidence, type Evidence, requirementsEvidence, workplacesEvidence } from './evidence.ts'
import { families } from './families/families.ts'
import { drawLifespan, type Lifespan, type PositionOrder } from './lifespan.ts'
import { drawRequirements, type Requirements } from './requirements.ts'
import { drawTitle } from './title.ts'
import type { Trade } from './trades/trade.ts'
import { sharedTrades, tradesOfSectors } from './trades/trades.ts'
import { drawWorkplaces, type Workplaces } from './workplaces.ts'

export type SyntheticPosition = Lifespan &
  Certainty &
  Conditions &
  Requirements & {
    id: string
    title: string
    description: string
    workplaces: Workplaces
    collar: Collar | null
    persona: TargetPersona | null
    /** A silent advert leaves it unknown, so it is never `false`. */
    isForProtected: true | null
    refusesAgencies: true | null
    url: string
    reference: string | null
    evidence: Evidence
  }

const protectedNote = 'Annuncio rivolto anche alle categorie protette ai sensi della L. 68/99.'
const noAgenciesNote = 'Non si accettano candidature da agenzie.'
const profileWords: Partial<Record<TargetPersona, string>> = { junior: 'profilo junior', senior: 'profilo senior' }

const leadingLevels: ReadonlySet<TargetPersona | undefined> = new Set(['manager', 'executive'] as const)

export function drawPosition(
  draws: Draws,
  company: SyntheticCompany,
  site: SyntheticSite,
  turn: PositionOrder,
): SyntheticPosition {
  draws.begin(streams.position, turn.index)
  const id = drawUuid(draws)
  const trade = drawTrade(draws, company)
  const family = families[trade[1]]
  const level = trade[3] ?? drawLevel(draws.unit())
  const conditions = drawConditions(draws, family, level)
  const contract = conditions.contract?.value ?? null
  const isTraining = contract === 'internship' || contract === 'apprenticeship'
  const requirements = drawRequirements(draws, family, level, isTraining)
  const workplaces = drawWorkplaces(draws, company.place)
  const isForProtected = draws.chance(0.05) || null
  const refusesAgencies = draws.chance(0.06) || null
  const title = drawTitle(draws, {
    trade,
    family,
    level,
    contract,
    isPartTime: conditions.schedule?.value === 'part',
    isForProtected: isForProtected === true,
    town: workplaces.town,
  })
  const profile = trade[3] === undefined && draws.chance(0.4) ? (profileWords[level] ?? null) : null
  // A level that the title fixes is quoted from it; a middle level, from the years of experience.
  const personaWords = trade[3] === undefined ? (profile ?? requirements.experienceYears?.words) : title
  const collar = draws.chance(0.92) ? family.collar : null
  const description = drawDescription(draws, {
    company: company.short,
    trade,
    family,
    profile,
    requirements,
    conditions,
    workplaces,
    notes: [...(isForProtected ? [protectedNote] : []), ...(refusesAgencies ? [noAgenciesNote] : [])],
  })
  return {
    ...drawLifespan(draws, site, turn),
    ...conditions,
    ...requirements,
    id,
    title,
    description,
    workplaces,
    collar,
    persona: personaWords === undefined ? null : level,
    isForProtected,
    refusesAgencies,
    url: `${site.sourceUrl}/${slug(title, 60)}-${turn.index + 1}`,
    reference: draws.chance(0.7) ? `${company.place.municipality.province}-${turn.index + 1}` : null,
    evidence: {
      title,
      ...(collar === null ? {} : { collar: title }),
      ...(personaWords === undefined ? {} : { target_persona: personaWords }),
      ...requirementsEvidence(requirements),
      ...conditionsEvidence(conditions),
      ...workplacesEvidence(workplaces),
      ...(isForProtected ? { protected_categories: protectedNote } : {}),
      ...(refusesAgencies ? { no_agencies: noAgenciesNote } : {}),
    },
    ...drawCertainty(draws),
  }
}

/** The smaller a company, the more of its adverts are for its own trade, and the fewer for managers. */
function drawTrade(draws: Draws, { sector, employees }: SyntheticCompany): Trade {
  const isSmall = employees < 10
  const trade = draws.chance(isSmall ? 0.12 : 0.3)
    ? draws.pick<Trade>(sharedTrades)
    : draws.pick(tradesOfSectors[sector])
  return isSmall && leadingLevels.has(trade[3]) ? draws.pick(tradesOfSectors[sector]) : trade
}

function drawLevel(share: number): TargetPersona {
  if (share < 0.24) return 'junior'
  return share < 0.8 ? 'mid' : 'senior'
}
