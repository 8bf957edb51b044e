import type { SourceReadingState } from '@vedetta/contracts/operator/site-reading'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectReading } from './readings.queries.ts'

export async function readReading(db: Db, readingId: string): Promise<SourceReadingState> {
  const row = await selectReading(db, readingId)
  if (!row) throw new AppError('gone_from_console')
  const { sourceNo, orderedAt, finishedAt, failure, report } = row
  return {
    readingID: readingId,
    sourceNo,
    state: finishedAt === null ? 'waiting' : report === null ? 'failed' : 'ready',
    orderedAt: orderedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    failure,
    report,
  }
}
