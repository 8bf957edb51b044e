import type { Language } from '@vedetta/contracts/labels'
import type { Db } from '../db/client.ts'

export async function selectOperators(db: Db): Promise<{ email: string; language: Language }[]> {
  const rows = await db.selectFrom('user').select(['email', 'language']).where('is_operator', '=', true).execute()
  return rows.map(({ email, language }) => ({ email, language: language as Language }))
}
