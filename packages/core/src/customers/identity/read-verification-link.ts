import type { readVerificationLink as readVerificationLinkCall } from '@vedetta/contracts/customers/auth'
import type { z } from 'zod'
import { networkOf } from '../../platform/limits/limits.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { IdentityContext } from './identity.ts'
import { findLinkedPerson } from './verification-link.ts'
import type { Visitor } from './visitor.ts'

/** Tells what a verification link is about, and changes nothing. The address is masked: links are forwarded. */
export async function readVerificationLink(
  { db, clock, limits }: Pick<IdentityContext, 'db' | 'clock' | 'limits'>,
  { address }: Visitor,
  viewer: Viewer | null,
  token: string,
): Promise<z.input<typeof readVerificationLinkCall.output>> {
  await limits.consume('linksOfAddress', networkOf(address))
  const { userId, email, emailVerified } = await findLinkedPerson(db, token, clock())
  return { email: maskAddress(email), verified: emailVerified, own: viewer?.userId === userId }
}

function maskAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}
