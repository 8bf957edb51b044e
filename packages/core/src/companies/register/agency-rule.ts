import type { AgencyReasonCode } from '@vedetta/contracts/facts/agency-reasons'
import { nameKey } from '@vedetta/reference/name-key'

/** What is known of a company that may be an employment agency. */
export type AgencyFacts = {
  name: string
  ateco2007: string | null
  ateco2025: string | null
  /** Its number in the register of employment agencies. */
  registerNumber: string | null
  /** Its open adverts, and those for a client they do not name; null where they were not counted. */
  adverts: { read: number; forClients: number } | null
}

/** Why a company is classified as an agency: the reason, and the words that state it. */
export type AgencyReason = { code: AgencyReasonCode; quote: string }

/** Folded names of agencies. "Selezione" or "risorse umane" alone are also used by consultants and shops. */
const agencyNames =
  /\b(?:agenzia (?:per il|del|di) lavoro|agenzi[ae] (?:di )?somministrazione|somministrazione (?:di )?(?:lavoro|personale)|lavoro (?:interinale|temporaneo)|(?:ricerca e )?selezione (?:del |di )?personale|fornitura (?:di )?(?:personale|lavoro)|staffing|head ?hunt(?:ing|ers?)|executive search|recruit(?:ing|ment|ers?)|outplacement|temporary work|work agency)\b/

/** A cheap first test: folding a name costs more than the rest of its row, and most names have none of these words. */
const maybeAgency =
  /agenzi|somministra|interinal|temporane|selezione|fornitura|staffing|hunt|search|recruit|outplacement|temporary|work/i

/** Fewer adverts decide nothing, neither for nor against. */
export const minAdverts = 5
/** A share well above half: consultants occasionally post for a client. */
const mostlyForClients = 0.6

/** Null for a company that hires for itself. The legal register is checked first, wording last. */
export function agencyReason({
  name,
  ateco2007,
  ateco2025,
  registerNumber,
  adverts,
}: AgencyFacts): AgencyReason | null {
  if (registerNumber !== null) return { code: 'register', quote: registerNumber }
  const ateco = [ateco2025, ateco2007].find((code) => code !== null && /^78(?:\.|$)/.test(code))
  if (ateco) return { code: 'ateco', quote: ateco }
  const words = maybeAgency.test(name) ? agencyNames.exec(nameKey(name))?.[0] : undefined
  if (words !== undefined) return { code: 'name', quote: words }
  if (adverts !== null && adverts.read >= minAdverts && adverts.forClients / adverts.read >= mostlyForClients)
    return { code: 'adverts', quote: `${adverts.forClients}/${adverts.read}` }
  return null
}
