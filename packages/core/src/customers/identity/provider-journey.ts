import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Language } from '@vedetta/contracts/text/labels'
import { APIError, getOAuthState } from 'better-auth/api'

/** The state of a journey to a provider and back. It is stored here; the provider sees only a random number. */
export type ProviderJourney =
  | {
      readonly purpose: 'sign in'
      readonly language: Language
      /** The address that an invite is for. */
      readonly invited: string | null
      /** Whether the person accepted the terms before they left; a new one must. */
      readonly acceptsTerms: boolean
    }
  | { readonly purpose: 'reauthenticate'; readonly userId: string; readonly startedAt: number }

const journeyOf = async () => (await getOAuthState()) as ProviderJourney | null

/**
 * The last check before a user account is created: the library itself admits unverified addresses.
 * The status must be 422, since the library takes a 403 for success in places.
 */
export async function admitProviderAccount(
  user: { email: string; emailVerified: boolean },
  isSignUpOn: () => Promise<boolean>,
  now: Date,
) {
  const journey = await journeyOf()
  if (!journey) return {}
  if (journey.purpose === 'reauthenticate') throw refusal('reauthentication_failed')
  if (!user.emailVerified) throw refusal('oauth_email_unproven')
  if (journey.invited !== null && journey.invited !== user.email) throw refusal('invite_email_mismatch')
  if (!journey.acceptsTerms) throw refusal('terms_required')
  if (!(await isSignUpOn())) throw refusal('feature_off')
  return { language: journey.language, termsAcceptedAt: now, termsVersion: legalVersion.number, image: null }
}

const refusal = (code: string) => new APIError('UNPROCESSABLE_ENTITY', { code })

/**
 * Before the library starts the session of a known person: one who must prove again who they are has to come back as the same person, and
 * to have signed in at the provider since they left. `auth_time` alone tells: a browser can strip `prompt` and `max_age` from the address.
 */
export async function checkReauthentication({
  user,
  source,
}: {
  user: { id?: unknown }
  source: { oauth?: { profile?: Record<string, unknown> | undefined } | undefined }
}): Promise<{ error: string } | undefined> {
  const journey = await journeyOf()
  if (journey?.purpose !== 'reauthenticate') return undefined
  const isSame = user.id === journey.userId
  return isSame && isSince(source.oauth?.profile?.auth_time, journey.startedAt)
    ? undefined
    : { error: 'reauthentication_failed' }
}

/** The clocks of the provider and of this machine may differ. */
const toleratedMs = minuteMs

function isSince(authTime: unknown, startedAt: number): boolean {
  if (typeof authTime !== 'number') return false
  const atMs = authTime * 1000
  return atMs >= startedAt - toleratedMs && atMs <= Date.now() + toleratedMs
}
