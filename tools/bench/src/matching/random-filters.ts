import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { collars, contracts, keysOf, schedules, smartWorking, targetPersonas } from '@vedetta/contracts/text/vocabulary'
import { allMunicipalities } from '@vedetta/reference/municipalities'
import { provinces, regions } from '@vedetta/reference/territories'
import { tradesOfSectors } from '@vedetta/synthetic/positions/trades/trades'
import { Draws, type NonEmpty } from '@vedetta/synthetic/random/draws'

const stream = 41
const filtersAPerson = 5

type Items<Item> = NonEmpty<Item>
const listOf = <Item>(items: readonly Item[]) => items as Items<Item>

/** Trades as people type them: without the marks that stand for the gender in the synthetic titles. */
const trades = listOf([
  ...new Set(
    Object.values(tradesOfSectors)
      .flat()
      .map(([title]) => title.replaceAll('*', 'o').replaceAll('%', 'tore').replaceAll('^', 'e').toLowerCase()),
  ),
])
const qualifiers = listOf(
  'senior;junior;esperto;notturno;estero;turnista;con patente;reparto;part-time;di cantiere;specializzato'.split(';'),
)
const unwanted = listOf('stage;tirocinio;"partita iva";apprendista;volontario;commerciale;"porta a porta"'.split(';'))
const skills = listOf('Excel;SAP;inglese;CRM;AutoCAD;PLC;saldatura;contabilità;Java;preventivi'.split(';'))
const names = listOf('Rossi;Bianchi;Alfa;Delta;Euro;Nova;Tecno;Medi;Ital;Sud;Nord;Servizi;Group;Gamma'.split(';'))
const towns = listOf(allMunicipalities())
const provinceCodes = listOf(provinces().map(({ code }) => code))
const regionCodes = listOf(regions().map(({ code }) => code))

export type RandomFilter = {
  readonly person: number
  readonly criteria: PositionCriteria
  readonly settings: { excludedCompanies: string[]; hideAgencies: boolean }
}

/** A recruiter's standing questions: a role in a place, narrowed by one or two of the other fields; five a person. */
export function randomFilters(count: number, seed: number): RandomFilter[] {
  const draws = new Draws(seed)
  return Array.from({ length: count }, (_, n) => {
    const person = Math.floor(n / filtersAPerson)
    const settings = drawSettings(draws.begin(stream, person))
    draws.begin(stream + 1, n)
    const criteria = positionCriteria.parse({
      position: { ...drawName(draws), ...drawPlace(draws), ...drawConditions(draws) },
      company: drawCompany(draws),
      notPosition: draws.chance(0.12) ? { name: [draws.pick(unwanted)], contract: ['internship'] } : {},
      notCompany: draws.chance(0.08) ? { sectors: ['staffing_hr'] } : {},
      ...(draws.chance(0.25) && { statuses: ['notSeen'] }),
    })
    return { person, criteria, settings }
  })
}

/** A third of the people exclude some names, customers and competitors, which few others exclude. */
function drawSettings(draws: Draws): RandomFilter['settings'] {
  const excluded = draws.chance(0.33) ? draws.between(1, 6) : 0
  const name = () => `${draws.pick(names)} ${draws.pick(names)} ${draws.between(1, 99)}`
  return { excludedCompanies: Array.from({ length: excluded }, name), hideAgencies: draws.chance(0.3) }
}

/** Some trades are sought far more often than others. */
const drawTrade = (draws: Draws): string => trades[Math.floor(draws.unit() ** 2 * trades.length)] ?? trades[0]

function drawName(draws: Draws): object {
  if (draws.chance(0.1)) return {}
  const trade = drawTrade(draws)
  const form = draws.unit()
  if (form < 0.5) return { name: trade }
  if (form < 0.75) return { name: `${trade} ${draws.pick(qualifiers)}` }
  if (form < 0.9) return { name: `${trade} OR ${drawTrade(draws)}` }
  return { name: form < 0.95 ? `"${trade}"` : `${trade} -${draws.pick(unwanted)}` }
}

function drawPlace(draws: Draws): object {
  const form = draws.unit()
  if (form < 0.4) return { provinces: Array.from({ length: draws.between(1, 3) }, () => draws.pick(provinceCodes)) }
  if (form < 0.65)
    return { city: { mode: 'radius', istat: draws.pick(towns).istat, km: draws.pick([5, 10, 20, 30, 50]) } }
  if (form < 0.8) return { regions: [draws.pick(regionCodes)] }
  return form < 0.88 ? { cities: [draws.pick(towns).istat, draws.pick(towns).istat] } : {}
}

function drawConditions(draws: Draws): object {
  return {
    ...(draws.chance(0.25) && { contract: [draws.pick(listOf(keysOf(contracts)))] }),
    ...(draws.chance(0.12) && { schedule: [draws.pick(listOf(keysOf(schedules)))] }),
    ...(draws.chance(0.1) && { collar: [draws.pick(listOf(keysOf(collars)))] }),
    ...(draws.chance(0.08) && { smartWorking: [draws.pick(listOf(keysOf(smartWorking)))] }),
    ...(draws.chance(0.08) && { targetPersona: [draws.pick(listOf(keysOf(targetPersonas)))] }),
    ...(draws.chance(0.08) && { experience: { from: draws.between(0, 3), to: draws.between(3, 10) } }),
    ...(draws.chance(0.06) && { languages: [draws.pick(['en', 'de', 'fr'])] }),
    ...(draws.chance(0.1) && { skills: [draws.pick(skills)] }),
  }
}

function drawCompany(draws: Draws): object {
  return {
    ...(draws.chance(0.2) && { sectors: [draws.pick(sectorIds), draws.pick(sectorIds)] }),
    ...(draws.chance(0.12) && { employees: { from: draws.pick([5, 10, 20, 50]), to: draws.pick([50, 250, 1_000]) } }),
    ...(draws.chance(0.05) && { turnover: { from: 1_000_000 } }),
    ...(draws.chance(0.04) && { companyName: [draws.pick(names)] }),
  }
}
