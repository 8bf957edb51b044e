import type { PositionDetail } from '@vedetta/contracts/position-detail'
import { AppError } from '../app-error.ts'
import { selectShownIds } from '../contacts/contacts.queries.ts'
import type { Db } from '../db/client.ts'
import { masksIn } from '../masking/mask.ts'
import { shownText } from '../masking/shown-text.ts'
import type { Viewer } from '../viewer.ts'
import { selectDetail, selectOpen, selectSources, selectTold } from './position-detail.queries.ts'
import { positionFacts } from './position-facts.ts'
import { openPosition } from './position-row.ts'
import { quotedTexts, readEvidence } from './read-evidence.ts'

const maxOthers = 10

/** The detail of a position, open or closed. */
export async function readPosition(db: Db, { userId, language }: Viewer, positionId: string): Promise<PositionDetail> {
  const row = await selectDetail(db, userId, positionId)
  if (!row) throw new AppError('unknown_position')
  const { companyNo, positionNo } = row
  const linked = [row.description, ...quotedTexts(row.quotes)]
    .flatMap(masksIn)
    .flatMap(({ contactNo }) => contactNo ?? [])
  const [sources, contactIds, others, told] = await Promise.all([
    selectSources(db, [positionNo]),
    selectShownIds(db, companyNo, linked),
    selectOpen(db, { companyNo, except: positionNo }, maxOthers),
    selectTold(db, userId, positionNo),
  ])
  const shown = (text: string) => shownText(text, language, contactIds)
  const description = shown(row.description)
  return {
    ...positionFacts(row, sources),
    description: description.text,
    descriptionMasks: description.masks,
    evidence: readEvidence(row.quotes, row.firstUrl, shown),
    others: others.map(openPosition),
    told: told ? { inApp: told.inApp.toISOString(), byMail: told.byMail?.toISOString() ?? null } : null,
  }
}
