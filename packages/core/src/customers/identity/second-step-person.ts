import type { IdentityContext } from './identity.ts'
import { secondStepKeyOf } from './session-cookie.ts'
import type { Visitor } from './visitor.ts'

/** The id of the person whose password was accepted and whose second step is still to be taken; null if there is none. */
export async function secondStepPerson(
  { auth, secrets }: Pick<IdentityContext, 'auth' | 'secrets'>,
  { headers }: Visitor,
): Promise<string | null> {
  const key = secondStepKeyOf(secrets, headers.get('cookie') ?? '')
  if (key === null) return null
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.findVerificationValue(key))?.value ?? null
}
