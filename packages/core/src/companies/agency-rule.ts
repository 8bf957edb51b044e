import type { AgencyReasonCode } from '@vedetta/contracts/agency-reasons'
import { nameKey } from '@vedetta/reference/name-key'

/** What is known of a company that may be an employment agency. */
export type AgencyFacts = {
  name: string
  ateco2007: string | null
  ateco2025: string | null
  /** Its number in the register of employment agencies. */
  registerNumber: string | null
  /** Its open adverts, and those among them that are for a client it does not name; null where they have not been looked at. */
  adverts: { read: number; forClients: number } | null
}

/** Why a company is taken for an agency: the reason, and the words that say so. */
export type AgencyReason = { code: AgencyReasonCode; quote: string }

/** Folded; what agencies call themselves. "Selezione" or "risorse umane" alone are also said by consultants and shops. */
const agencyNames =
  /\b(?:agenzia (?:per il|del|di) lavoro|agenzi[ae] (?:di )?somministrazione|somministrazione (?:di )?(?:lavoro|personale)|lavoro (?:interinale|temporaneo)|(?:ricerca e )?selezione (?:del |di )?personale|fornitura (?:di )?(?:personale|lavoro)|staffing|head ?hunt(?:ing|ers?)|executive search|recruit(?:ing|ment|ers?)|outplacement|temporary work|work agency)\b/

/** Folding a name costs more than the rest of its row: most hold none of the words, whatever their case. */
const maybeAgency =
  /agenzi|somministra|interinal|temporane|selezione|fornitura|staffing|hunt|search|recruit|outplacement|temporary|work/i

/** Fewer say nothing, one way or the other. */
export const minAdverts = 5
/** As a share: consultants now and then post for a client. */
const mostlyForClients = 0.6

/** Null for a company that hires for itself. The law's word is asked first, wording last. */
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
