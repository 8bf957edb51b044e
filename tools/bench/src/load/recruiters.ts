import { createHmac, randomBytes } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { Secrets } from '@vedetta/core/platform/config/secrets'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeRecruiter } from '@vedetta/core/testing/people'

export type LoadRecruiter = { readonly userId: string; readonly email: string; readonly cookie: string }

/** People with a licence each and a session, as if they had signed in. */
export async function makeRecruiters(db: Db, [secret]: Secrets, count: number): Promise<LoadRecruiter[]> {
  const now = new Date()
  const recruiters: LoadRecruiter[] = []
  for (let n = 0; n < count; n++) {
    const { userId, email } = await makeRecruiter(db, now, { monthly_searches: 1_000_000 })
    const token = randomBytes(24).toString('hex')
    const expires = new Date(now.getTime() + 24 * hourMs)
    await db.insertInto('session').values({ user_id: userId, token, expires_at: expires }).execute()
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const cookie = `__Host-vedetta.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    recruiters.push({ userId, email, cookie })
  }
  return recruiters
}
