import { type Insertable, sql, type Transaction } from 'kysely'
import type { Db } from '../db/client.ts'
import type { DB, Position } from '../db/schema.ts'

/** What a source says of a position; numbers, versions and the dates of its life are ours. */
export type PublishedPosition = Omit<
  Insertable<Position>,
  | 'position_no'
  | 'position_id'
  | 'source_no'
  | 'doc_version'
  | 'first_seen'
  | 'closed_at'
  | 'closing_reason'
  | 'merged_into'
> & { key: { kind: 'reference' | 'url' | 'text'; value: string } }

/**
 * Writes what a source publishes: a position whose key the source has used before is updated, another is new.
 * The source's row is locked first, so two writers of one source take turns and a number is drawn only for a
 * position that is certain to be new.
 */
export async function upsertPositions(
  tx: Transaction<DB>,
  sourceNo: number,
  published: readonly PublishedPosition[],
  seenAt: Date,
): Promise<number[]> {
  await tx
    .selectFrom('source')
    .select('source_no')
    .where('source_no', '=', sourceNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const numbers: number[] = []
  for (const { key, ...fields } of published) {
    const known = await tx
      .selectFrom('position_key')
      .select('position_no')
      .where('source_no', '=', sourceNo)
      .where('kind', '=', key.kind)
      .where('value', '=', key.value)
      .executeTakeFirst()
    if (known) {
      await tx.updateTable('position').set(fields).where('position_no', '=', known.position_no).execute()
      numbers.push(known.position_no)
      continue
    }
    const { position_no } = await tx
      .insertInto('position')
      .values({ ...fields, position_no: sql<number>`nextval('position_no')`, source_no: sourceNo, first_seen: seenAt })
      .returning('position_no')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('position_key')
      .values({ source_no: sourceNo, ...key, position_no })
      .execute()
    numbers.push(position_no)
  }
  return numbers
}

export async function selectPositionNo(db: Db, positionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('position')
    .select('position_no')
    .where('position_id', '=', positionId)
    .executeTakeFirst()
  return row?.position_no
}
