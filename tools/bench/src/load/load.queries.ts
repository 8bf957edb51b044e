import type { Db } from '@vedetta/core/platform/db/client'

export type LoadPosition = {
  readonly positionNo: number
  readonly positionId: string
  readonly title: string
  readonly companyId: string
  readonly companyName: string
}

export function selectPositions(db: Db, limit: number): Promise<LoadPosition[]> {
  return db
    .selectFrom('position')
    .innerJoin('company', 'company.company_no', 'position.company_no')
    .select([
      'position.position_no as positionNo',
      'position.position_id as positionId',
      'position.title as title',
      'company.company_id as companyId',
      'company.name as companyName',
    ])
    .where('position.closed_at', 'is', null)
    .orderBy('position.position_no', 'desc')
    .limit(limit)
    .execute()
}

export type Mark = { readonly userId: string; readonly positionNo: number; readonly status: string }

/** The number of marks that the table does not have as they were acknowledged last. */
export async function countLostMarks(db: Db, marks: readonly Mark[]): Promise<number> {
  const expected = new Map(marks.map(({ userId, positionNo, status }) => [`${userId} ${positionNo}`, status]))
  const rows = await db.selectFrom('position_mark').select(['user_id', 'position_no', 'status']).execute()
  for (const { user_id, position_no, status } of rows)
    if (expected.get(`${user_id} ${position_no}`) === status) expected.delete(`${user_id} ${position_no}`)
  return expected.size
}

export async function countUnsentMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
