import type { signIn as signInCall } from '@vedetta/contracts/customers/auth'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import { shortenAddress } from '../../platform/network/shorten-address.ts'
import { findPasswordHash, findPersonByEmail, type Person } from '../people.queries.ts'
import { toAppError } from './auth-errors.ts'
import { deviceOf } from './device-cookie.ts'
import type { IdentityContext } from './identity.ts'
import { decoyHash } from './passwords.ts'
import type { Visitor, WithSetCookies } from './visitor.ts'
import { welcome } from './welcome.ts'

type Input = z.output<typeof signInCall.input>
type Answer = z.input<typeof signInCall.output>

const unknownUserId = '00000000-0000-0000-0000-000000000000'

/** Known and unknown addresses take the same steps, so that neither the answer nor its time reveals which it was. */
export async function signIn(
  context: IdentityContext,
  visitor: Visitor,
  input: Input,
): Promise<WithSetCookies<Answer>> {
  await admitGuess(context, visitor, input.email)
  const person = await findPersonByEmail(context.db, input.email)
  if (person && !person.hasPassword) throw new AppError('provider_account')
  const owner = await ownerOf(context, visitor, person, input.password)
  const { email, password } = input
  const { response, headers } = await toAppError(
    context.auth.api.signInEmail({ body: { email, password }, headers: visitor.headers, returnHeaders: true }),
  )
  const cookies = headers.getSetCookie()
  if ('twoFactorRedirect' in response) return { answer: { twoFactor: true, notice: null }, cookies }
  const welcomed = await welcome(context, visitor, owner, input.code)
  return { answer: { twoFactor: false, ...welcomed.answer }, cookies: [...cookies, ...welcomed.cookies] }
}

async function admitGuess(
  { limits, secrets }: Pick<IdentityContext, 'limits' | 'secrets'>,
  visitor: Visitor,
  email: string,
): Promise<void> {
  await limits.consume('signInsOfAddress', networkOf(visitor.address))
  const device = deviceOf(secrets, visitor, email)
  if (device) await limits.consume('guessesOfDevice', device)
  else await limits.consume('guessesOfAccount', email)
}

/** Checks the password before the library is called, because the library's time for an unknown address differs. */
async function ownerOf(
  { db, passwords }: Pick<IdentityContext, 'db' | 'passwords'>,
  { address }: Visitor,
  person: Person | undefined,
  password: string,
): Promise<Person> {
  const hash = await findPasswordHash(db, person?.userId ?? unknownUserId)
  const isRight = await passwords.verify({ hash: hash ?? decoyHash, password })
  if (person && hash !== null && isRight) return person
  await recordAct(db, 'sign_in_refused', {
    actorId: null,
    subject: person?.userId ?? null,
    details: { network: shortenAddress(address) },
  })
  throw new AppError('error_logging_in')
}
