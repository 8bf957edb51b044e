import { routes } from '@vedetta/contracts/calls/routes'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findPersonById, selectProviders } from '../people.queries.ts'
import { toAppError } from './auth-errors.ts'
import type { IdentityContext } from './identity.ts'
import type { ProviderJourney } from './provider-journey.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'

/** Google knows no `login`; what it then shows is chosen by the person, and `auth_time` tells whether they signed in again. */
const prompts = { google: 'select_account', microsoft: 'login' } as const satisfies Record<Provider, string>

/** Answers with the provider's address where a person without a password proves again who they are. */
export async function startReauthentication(
  { auth, db, limits, providers }: Pick<IdentityContext, 'auth' | 'db' | 'limits' | 'providers'>,
  { headers }: Visitor,
  { userId }: Viewer,
): Promise<WithSetCookies<{ url: string }>> {
  await limits.consume('guessesOfPerson', userId)
  const person = await findPersonById(db, userId)
  if (person?.hasPassword) throw new AppError('password_required')
  const known = await selectProviders(db, userId)
  const provider = providers.find((name) => known.includes(name))
  if (!provider) throw new AppError('oauth_failed')
  const journey: ProviderJourney = { purpose: 'reauthenticate', userId, startedAt: Date.now() }
  const body = {
    provider,
    callbackURL: routes.profile,
    errorCallbackURL: routes.profile,
    additionalData: journey,
    additionalParams: {
      prompt: prompts[provider],
      max_age: '0',
      claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
    },
    disableRedirect: true,
  }
  const started = await toAppError(auth.api.signInSocial({ body, headers, returnHeaders: true }))
  if (started.response.url === undefined) throw new AppError('oauth_failed')
  return { answer: { url: started.response.url }, cookies: started.headers.getSetCookie() }
}
