import type { Advert } from '../normalise/advert.ts'
import { mentionsIn } from '../normalise/contract.ts'
import { speaksOf } from '../normalise/topics.ts'
import type { RawPosition } from '../raw-position.ts'

/** Whether at least so many signs show that this is an advert: requirements, a way to apply, a place, a contract, a date, a code. */
export function hasAdvertEvidence(raw: RawPosition, advert: Advert, least: number): boolean {
  const { hints } = raw
  const signs = [
    advert.statements.some(({ kind }) => kind === 'requirements'),
    advert.statements.some(({ kind }) => kind === 'offer' || kind === 'tasks'),
    raw.applyUrl !== null,
    (hints.place?.length ?? 0) > 0 || advert.statements.some(({ kind }) => kind === 'place'),
    hints.contract !== undefined ||
      hints.schedule !== undefined ||
      advert.statements.some((statement) => speaksOf(statement, 'contract') && mentionsIn(statement.folded).length > 0),
    hints.postedAt !== undefined || hints.validThrough !== undefined,
    raw.reference !== null,
    // Where a page lists posts by name alone, the page itself is the evidence: its extractor saw the careers heading.
    raw.sections.length === 0,
  ]
  return signs.filter(Boolean).length >= least
}
