import type { Quote } from '../evidence.ts'
import type { Refusal, RefusalReason } from '../finding.ts'
import { anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { poolTitles, spontaneousTitles, talentPools } from '../lexicon/refusals.ts'
import { advertOf, quoteOf, type Statement } from '../normalise/advert.ts'
import type { RawPosition } from '../raw-position.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import { closedBecause } from './closed.ts'
import { expiredBecause } from './expired.ts'

type Site = { company: string | null; visitedAt: Date }

const spontaneousTitle = anywhere(spontaneousTitles)
const poolTitle = anywhere(poolTitles)
const pool = fromWordStart(talentPools)

/** The reason why an advert is no open position, with the words that show it; null if it is one. */
export function refusalOf(raw: RawPosition, site: Site): Refusal | null {
  const advert = advertOf(raw)
  const title = advert.title.folded
  const refuse = (reason: RefusalReason, because: Quote): Refusal => ({
    title: raw.title,
    url: raw.url,
    by: raw.by,
    reason,
    because,
  })
  const because = (reason: RefusalReason, pattern: RegExp) => {
    const match = pattern.exec(title)
    return match ? refuse(reason, quoteOf(advert.title, match.index, match.index + match[0].length)) : null
  }
  const titled =
    because('spontaneous', spontaneousTitle) ?? because('spontaneous', poolTitle) ?? because('talent_pool', pool)
  if (titled) return titled
  // Of what was weighed, such a line was one of the facts.
  const spontaneous = raw.confidence === undefined ? advert.statements.find(isSpontaneous) : undefined
  if (spontaneous) return refuse('spontaneous', quoteOf(spontaneous))
  const closed = closedBecause(raw, advert)
  if (closed) return refuse('closed', closed)
  const expired = expiredBecause(raw, advert, site.visitedAt)
  if (expired) return refuse('expired', expired)
  // Data and boards say themselves that they hold positions, and are believed.
  const isAccepted = raw.confidence === undefined || raw.confidence >= acceptedConfidence
  return isAccepted ? null : refuse('unlikely', quoteOf(advert.title))
}

/** "Candidatura libera", alone on its line. */
const isSpontaneous = ({ folded, kind }: Statement): boolean =>
  kind !== 'legal' && folded.length <= 40 && spontaneousTitle.test(folded)
