import type { ErrorCode, NoticeCode } from '@vedetta/contracts/calls/errors'
import { routes } from '@vedetta/contracts/calls/routes'
import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import { acceptCode } from './accept-code.ts'
import { confirmAddress } from './confirm-address.ts'
import { finishReauthentication } from './finish-reauthentication.ts'
import { holdForSecondStep } from './hold-for-second-step.ts'
import type { IdentityContext } from './identity.ts'
import { providerReturn } from './provider-return.ts'
import { viewerOfCookies } from './viewer-of-cookies.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'

const codeOfLibraryError: Readonly<Record<string, ErrorCode>> = {
  account_not_linked: 'oauth_email_in_use',
  oauth_email_unproven: 'oauth_email_unproven',
  email_not_found: 'oauth_invalid_account',
  invite_email_mismatch: 'invite_email_mismatch',
  feature_off: 'feature_off',
}

/** Handles the browser's return from the provider, and answers with the address to redirect to. */
export async function finishProviderSignIn(
  context: IdentityContext,
  visitor: Visitor,
  provider: Provider,
  search: string,
): Promise<WithSetCookies<string>> {
  const url = `${context.publicUrl}/api/auth/callback/${provider}${search}`
  const response = await context.auth.handler(new Request(url, { headers: visitor.headers }))
  const cookies = response.headers.getSetCookie()
  const target = new URL(response.headers.get('location') ?? '/?error=', context.publicUrl)
  const { error = null, code, next, registered } = Object.fromEntries(target.searchParams)
  if (target.pathname === routes.profile) return finishReauthentication(context, visitor, provider, { cookies, error })
  if (error === 'terms_required')
    return { answer: providerReturn(provider, { terms: 'required', code, next }), cookies }
  if (error !== null) {
    const known = codeOfLibraryError[error] ?? 'oauth_failed'
    return { answer: providerReturn(provider, { error: known, code, next }), cookies }
  }

  const held = await holdForSecondStep(context, cookies)
  if (held) {
    const waiting = new URLSearchParams({ step: 'code', ...(code && { code }), ...(next && { next }) })
    return { answer: `${routes.signIn}?${waiting}`, cookies: held }
  }
  const notice = await arrive(context, visitor, cookies, { code, registered: registered !== undefined, provider })
  return { answer: providerReturn(provider, { notice, next }), cookies }
}

async function arrive(
  context: IdentityContext,
  { address }: Visitor,
  cookies: string[],
  { code, registered, provider }: { code: string | undefined; registered: boolean; provider: Provider },
): Promise<NoticeCode | null> {
  const viewer = await viewerOfCookies(context, cookies)
  await recordAct(context.db, registered ? 'signed_up' : 'signed_in', {
    actorId: viewer.userId,
    details: {
      provider,
      network: shortenAddress(address),
      ...(registered && { terms: legalVersion.number }),
    },
  })
  // The provider vouches for the address.
  if (registered) await confirmAddress(context.db, viewer)
  if (code === undefined) return null
  const notice = await acceptCode(context, viewer, code)
  return notice && registered ? 'invite_invalid' : notice
}
