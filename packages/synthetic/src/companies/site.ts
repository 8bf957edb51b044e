import { dayMs } from '@vedetta/contracts/text/durations'
import { type Draws, type NonEmpty, streams } from '../random/draws.ts'
import type { SyntheticCompany } from './company.ts'
import { slug } from './slug.ts'

export type SyntheticSite = {
  host: string
  knownBy: 'import' | 'vat_on_page' | 'pec_domain'
  knownByQuote: string | null
  status: 'active' | 'dead' | 'parked' | 'blocked'
  sourceKind: 'page' | 'board'
  sourceUrl: string
  dueAt: number
  failures: number
  lastCompleteRead: number | null
}

const maxNameLength = 40
const careersPages: NonEmpty<string> = [
  'lavora-con-noi',
  'lavora-con-noi',
  'lavora-con-noi',
  'posizioni-aperte',
  'carriere',
  'careers',
  'entra-nel-team',
  'azienda/lavora-con-noi',
]

/** Read once a day, each at its own time; a site that fails was last read some days ago. */
export function drawSite(draws: Draws, company: SyntheticCompany, now: number): SyntheticSite {
  draws.begin(streams.site, company.index)
  // The number keeps hosts of the same name distinct.
  const label = `${slug(company.short, maxNameLength)}-${(company.index + 1).toString(36)}`
  const host = `${label}.example`
  const status = drawStatus(draws.unit())
  const isBoard = company.employees >= 50 && draws.chance(0.3)
  const dueAt = now + draws.below(dayMs)
  const failures = status === 'active' ? 0 : draws.between(1, 30)
  const known = drawKnownBy(draws.unit(), company.vat, host)
  return {
    host,
    ...known,
    status,
    sourceKind: isBoard ? 'board' : 'page',
    sourceUrl: isBoard ? `https://carriere.example/${label}` : `https://${host}/${draws.pick(careersPages)}`,
    dueAt,
    failures,
    lastCompleteRead: status === 'blocked' ? null : dueAt - dayMs * (1 + failures),
  }
}

function drawStatus(share: number): SyntheticSite['status'] {
  if (share < 0.965) return 'active'
  if (share < 0.98) return 'dead'
  return share < 0.99 ? 'parked' : 'blocked'
}

function drawKnownBy(share: number, vat: string, host: string): Pick<SyntheticSite, 'knownBy' | 'knownByQuote'> {
  if (share < 0.55) return { knownBy: 'import', knownByQuote: null }
  if (share < 0.9) return { knownBy: 'vat_on_page', knownByQuote: `P. IVA ${vat}` }
  return { knownBy: 'pec_domain', knownByQuote: `PEC: amministrazione@pec.${host}` }
}
