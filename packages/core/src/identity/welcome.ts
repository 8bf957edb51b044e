import type { NoticeCode } from '@vedetta/contracts/errors'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Person } from '../people/people.queries.ts'
import { acceptCode } from './accept-code.ts'
import { deviceCookie } from './device-cookie.ts'
import type { Identity } from './identity.ts'
import type { Visitor, WithCookies } from './visitor.ts'

/** What every complete sign-in ends with. */
export async function welcome(
  identity: Identity,
  visitor: Visitor,
  person: Person,
  code: string | undefined,
): Promise<WithCookies<{ notice: NoticeCode | null }>> {
  await recordAct(identity.db, 'signed_in', { actorId: person.userId })
  const notice = code === undefined ? null : await acceptCode(identity, person, code)
  return { answer: { notice }, cookies: [deviceCookie(identity.secret, visitor, person.email)] }
}
