import type { Draws, NonEmpty } from '../random/draws.ts'
import type { Conditions } from './conditions.ts'
import type { Family } from './families/family.ts'
import type { Requirements } from './requirements.ts'
import type { Trade } from './trades/trade.ts'
import type { Workplaces } from './workplaces.ts'

type Advert = {
  company: string
  trade: Trade
  family: Family
  /** "profilo junior" and the like, where the advert says so. */
  profile: string | null
  requirements: Requirements
  conditions: Conditions
  workplaces: Workplaces
  /** Whole sentences. */
  notes: readonly string[]
}

const openings: NonEmpty<(company: string) => string> = [
  () => 'Mansioni',
  () => 'La persona si occuperà di',
  () => 'Principali attività',
  () => 'Il lavoro comprende',
  (company) => `${company} cerca una persona per`,
  (company) => `Chi entra in ${company} seguirà`,
  () => 'Per ampliare la squadra cerchiamo una figura per',
]
const asking: NonEmpty<string> = ['Requisiti', 'Si richiede', 'Chiediamo', 'Cerchiamo']
const offering: NonEmpty<string> = ['Si offre', 'Offriamo', 'Offerta', 'Cosa offriamo']

/** Three to six sentences in paragraphs: tasks, requirements, conditions and places. */
export function drawDescription(draws: Draws, advert: Advert): string {
  const { requirements, conditions, notes } = advert
  const paragraphs = [`${draws.pick(openings)(advert.company)}: ${advert.trade[2]}.`]
  if (notes.length < 2) paragraphs[0] += ` ${draws.pick(advert.family.tasks)}`

  const asked = [
    ...(advert.profile === null ? [] : [advert.profile]),
    ...(requirements.experienceYears === null ? [] : [requirements.experienceYears.words]),
    ...requirements.skills,
    ...(requirements.certification === null ? [] : [requirements.certification]),
    ...requirements.languages.map(({ words }) => words),
  ]
  if (asked.length > 0) paragraphs.push(`${draws.pick(asking)}: ${asked.join(', ')}.`)

  const offered = [conditions.contract, conditions.schedule, conditions.smartWorking, conditions.pay]
    .flatMap((stated) => (stated === null ? [] : [stated.words]))
    .concat(conditions.benefits)
  if (offered.length > 0) paragraphs.push(`${draws.pick(offering)}: ${offered.join(', ')}.`)

  paragraphs.push([`${advert.workplaces.words}.`, ...notes].join(' '))
  return paragraphs.join('\n')
}
