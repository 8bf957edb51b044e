import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../../platform/db/client.ts'

/** The oldest user account first. */
export async function selectOperators(db: Db): Promise<{ email: string; language: Language }[]> {
  const rows = await db
    .selectFrom('user')
    .select(['email', 'language'])
    .where('is_operator', '=', true)
    .orderBy('created_at')
    .execute()
  return rows.map(({ email, language }) => ({ email, language: language as Language }))
}
