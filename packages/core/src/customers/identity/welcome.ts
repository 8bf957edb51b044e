import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import type { Person } from '../people.queries.ts'
import { acceptCode } from './accept-code.ts'
import { deviceCookie } from './device-cookie.ts'
import type { IdentityContext } from './identity.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'

/** The last step of every complete sign-in. */
export async function welcome(
  context: IdentityContext,
  visitor: Visitor,
  person: Person,
  code: string | undefined,
): Promise<WithSetCookies<{ notice: NoticeCode | null }>> {
  const network = shortenAddress(visitor.address)
  await recordAct(context.db, 'signed_in', { actorId: person.userId, details: { network } })
  const notice = code === undefined ? null : await acceptCode(context, person, code)
  return { answer: { notice }, cookies: [deviceCookie(context.secrets, visitor, person.email)] }
}
