import type { signInWithProvider } from '@vedetta/contracts/customers/auth'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import { findCode } from '../licences/find-code.ts'
import { toAppError } from './auth-errors.ts'
import type { IdentityContext } from './identity.ts'
import type { ProviderJourney } from './provider-journey.ts'
import { providerReturn } from './provider-return.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'

/** Answers with the provider's address to redirect to. The state is stored here; the provider sees only a random number. */
export async function startProviderSignIn(
  { auth, db, limits, providers, clock }: Pick<IdentityContext, 'auth' | 'db' | 'limits' | 'providers' | 'clock'>,
  visitor: Visitor,
  { provider, language, terms, code, next }: z.output<typeof signInWithProvider.input>,
): Promise<WithSetCookies<{ url: string }>> {
  await limits.consume('signInsOfAddress', networkOf(visitor.address))
  if (!providers.includes(provider)) throw new AppError('oauth_failed')
  const found = code === undefined ? null : await findCode(db, code, clock())
  const journey: ProviderJourney = {
    purpose: 'sign in',
    language,
    invited: found?.kind === 'invite' ? found.email : null,
    acceptsTerms: terms === true,
  }
  const body = {
    provider,
    callbackURL: providerReturn(provider, { code, next }),
    errorCallbackURL: providerReturn(provider, { code, next }),
    newUserCallbackURL: providerReturn(provider, { code, next, registered: 'yes' }),
    additionalData: journey,
    disableRedirect: true,
  }
  const started = await toAppError(auth.api.signInSocial({ body, headers: visitor.headers, returnHeaders: true }))
  if (started.response.url === undefined) throw new AppError('oauth_failed')
  return { answer: { url: started.response.url }, cookies: started.headers.getSetCookie() }
}
