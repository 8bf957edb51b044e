import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { selectDetails, selectOpen, selectSources, selectTold } from './position-detail.queries.ts'
import { positionFacts } from './position-facts.ts'
import { openPosition } from './position-row.ts'
import { positionTexts } from './position-texts.ts'

const maxOthers = 10

/** The detail of a position, open or closed. */
export async function readPosition(db: Db, { userId, language }: Actor, positionId: string): Promise<PositionDetail> {
  const [row] = await selectDetails(db, userId, [positionId])
  if (!row) throw new AppError('unknown_position')
  const { companyNo, positionNo } = row
  const [sources, textsOf, others, told] = await Promise.all([
    selectSources(db, [positionNo]),
    positionTexts(db, [row], language),
    selectOpen(db, { companyNo, except: positionNo }, maxOthers),
    selectTold(db, userId, positionNo),
  ])
  return {
    ...positionFacts(row, sources),
    ...textsOf(row),
    others: others.map(openPosition),
    told: told ? { inApp: told.inApp.toISOString(), byMail: told.byMail?.toISOString() ?? null } : null,
  }
}
