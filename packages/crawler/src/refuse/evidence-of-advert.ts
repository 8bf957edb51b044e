import type { Advert } from '../normalise/advert.ts'
import { readCertifications } from '../normalise/certifications.ts'
import { mentionsIn } from '../normalise/contract.ts'
import { readExperience } from '../normalise/experience.ts'
import { speaksOf } from '../normalise/topics.ts'
import type { RawPosition } from '../raw-position.ts'

/** "CV a lavoro@acme.it", "scrivere a …": how to apply, in words. */
const applying =
  /\b(?:cv|curriculum|candidatur\w*|candidars\w*|scriv\w+|invia\w*|manda\w*|rispond\w+|apply|send|write|bewerb\w*|lebenslauf)\b[^@]{0,60}\s\S+@\S+\.\w/

const schedule =
  /\b(?:full.?time|part.?time|tempo (?:pieno|parziale)|vollzeit|teilzeit|\d{1,2} ?(?:ore|stunden|hours) (?:settiman|a settiman|alla settiman|pro woche|per week|a week))/

/** Whether at least `minSigns` signs of an advert are there: requirements, a call to apply, a place, a contract, a date, a code. */
export function hasAdvertEvidence(raw: RawPosition, advert: Advert, minSigns: number): boolean {
  const { hints } = raw
  const signs = [
    advert.statements.some(({ kind }) => kind === 'requirements'),
    advert.statements.some(({ kind }) => kind === 'offer' || kind === 'tasks'),
    raw.applyUrl !== null || advert.statements.some(({ folded }) => applying.test(folded)),
    (hints.place?.length ?? 0) > 0 || advert.statements.some(({ kind }) => kind === 'place'),
    hints.contract !== undefined ||
      hints.schedule !== undefined ||
      advert.statements.some(
        (statement) => speaksOf(statement, 'contract') && mentionsIn(statement.folded).length > 0,
      ) ||
      advert.statements.some((statement) => speaksOf(statement, 'schedule') && schedule.test(statement.folded)),
    hints.postedAt !== undefined || hints.validThrough !== undefined,
    raw.reference !== null,
    // Where a page lists posts by name alone, the page itself is the evidence: its extractor saw the careers heading.
    raw.sections.every(({ isShared }) => isShared),
  ]
  const count = signs.filter(Boolean).length
  return count >= minSigns || count + Number(requiresCertificates(advert)) >= minSigns
}

/** "Führerschein CE", "abilitazione, tedesco": only an advert asks for certificates, however short its line is. */
const requiresCertificates = (advert: Advert) =>
  !advert.statements.some(({ kind }) => kind === 'requirements') &&
  (readCertifications(advert).length > 0 || readExperience(advert) !== null)
