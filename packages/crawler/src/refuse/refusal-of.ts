import { trackingSystems } from '../ats/tracking-systems.ts'
import type { Quote } from '../evidence.ts'
import { couldBeRole, looksLikeRole } from '../extract/role-words.ts'
import type { Refusal, RefusalReason } from '../finding.ts'
import { anyOf, anywhere, atStart, fromWordStart } from '../lexicon/compile-terms.ts'
import {
  franchiseOffers,
  nothingFoundOpenings,
  positionFormats,
  spontaneousTitles,
  supplierCalls,
  talentPools,
} from '../lexicon/refusals.ts'
import { type Advert, advertOf, quoteOf, type Statement } from '../normalise/advert.ts'
import { daysBefore } from '../normalise/dates.ts'
import { readPostedAt } from '../normalise/posted-at.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'
import { cleanTitle } from '../normalise/title.ts'
import { speaksOf } from '../normalise/topics.ts'
import type { RawPosition } from '../raw-position.ts'
import { closedBecause } from './closed.ts'
import { courseBecause } from './course.ts'
import { hasAdvertEvidence } from './evidence-of-advert.ts'
import { expiredBecause } from './expired.ts'
import { newsBecause } from './news-item.ts'

type Site = { company: string | null; visitedAt: Date }

const spontaneousTitle = anywhere(spontaneousTitles)
const pool = fromWordStart(talentPools)
const franchise = fromWordStart(franchiseOffers)
const supplier = fromWordStart(supplierCalls)

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
  const isRole = looksLikeRole(raw.title.text)
  const titled =
    because('spontaneous', spontaneousTitle) ??
    because('talent_pool', pool) ??
    (isRole ? null : (because('franchise', franchise) ?? because('supplier', supplier)))
  if (titled) return titled
  const spontaneous = isRole ? undefined : advert.statements.find(isSpontaneous)
  if (spontaneous) return refuse('spontaneous', quoteOf(spontaneous))
  const closed = closedBecause(raw, advert)
  if (closed) return refuse('closed', closed)
  const expired = expiredBecause(raw, advert, site.visitedAt)
  if (expired) return refuse('expired', expired)
  const course = courseBecause(advert)
  if (course) return refuse('course', course)
  const franchiseStatement = statementOf(advert, franchiseOffer)
  if (franchiseStatement) return refuse('franchise', quoteOf(franchiseStatement))
  const news = newsBecause(raw, advert, isRole)
  if (news) return refuse('news', news)
  if (/@|(?:\+39|\b0\d{1,3})[\s./-]?\d{3}[\s./-]?\d{3}/.test(raw.title.text))
    return refuse('no_role', quoteOf(advert.title))
  const role = cleanTitle(raw.title)
  if (isCompanyName(role, site.company)) return refuse('no_role', quoteOf(advert.title))
  if (!isPositionSource(raw) && !isRole && !looksLikeRole(role)) {
    if (!couldBeRole(role)) return refuse('no_role', quoteOf(advert.title))
    if (!hasAdvertEvidence(raw, advert, 2)) return refuse('no_evidence', quoteOf(advert.title))
  }
  if (isPositionSource(raw) || hasAdvertEvidence(raw, advert, 2)) return null
  // A headline with nothing but a date proves no open position a year later.
  const isShown = hasAdvertEvidence(raw, advert, 1) && !isStale(advert, site.visitedAt)
  return isShown ? null : refuse('no_evidence', quoteOf(advert.title))
}

const notFound = new RegExp(String.raw`^${anyOf(nothingFoundOpenings)}\b[^?.]{0,80}\?`)

/** "Candidatura libera" alone on its line, or "Non trovi la posizione giusta?", under a title that names no trade. */
function isSpontaneous({ folded, kind }: Statement): boolean {
  if (kind === 'legal') return false
  return (folded.length <= 40 && spontaneousTitle.test(folded)) || notFound.test(folded)
}

const legalForm =
  /\b(?:s\.? ?r\.? ?l\.? ?s?|s\.? ?p\.? ?a|s\.? ?n\.? ?c|s\.? ?a\.? ?s|soc(?:ieta)?\.? (?:coop|agr)\w*\.?|onlus|gmbh|kg|impresa sociale)\b\.?.*$/

/** A heading that names the company, not a post. */
function isCompanyName(title: string, company: string | null): boolean {
  const nameOf = (text: string) =>
    sameLengthFold(text)
      .replace(legalForm, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const own = company === null ? '' : nameOf(company)
  return own !== '' && nameOf(title) === own
}

function isStale(advert: Advert, visitedAt: Date): boolean {
  const posted = readPostedAt(advert, visitedAt)
  return posted !== null && posted.value < daysBefore(visitedAt, 365)
}

/** Sources that hold nothing but positions need no further evidence. */
const positionsOnly = atStart([...positionFormats, ...trackingSystems.map(({ name }) => name)])

const isPositionSource = (raw: RawPosition) => positionsOnly.test(raw.by)

const franchiseOffer =
  /\b(?:investimento (?:iniziale|richiesto|minimo)|fee d'ingresso|diritto d'ingresso|royalt(?:y|ies)|contratto di (?:franchising|affiliazione))\b/

function statementOf(advert: Advert, pattern: RegExp): Statement | undefined {
  return advert.statements.find(
    (statement) =>
      speaksOf(statement, 'franchise') && statement.kind !== 'requirements' && pattern.test(statement.folded),
  )
}
