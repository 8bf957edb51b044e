import type { routes } from '../calls/routes.ts'

/** The parameter of a fragment that fills in the address of a form. A fragment is sent to no server, so the address is in no log. */
const emailParameter = 'email'

const maxEmailLength = 254

/** The fragment of a link whose form has the address filled in. */
export function emailFragment(email: string): string {
  return `#${new URLSearchParams({ [emailParameter]: email })}`
}

export function emailOfFragment(fragment: string): string {
  const email = new URLSearchParams(fragment.replace(/^#/, '')).get(emailParameter) ?? ''
  return email.length <= maxEmailLength ? email : ''
}

/** A mailed link to a screen of the user account: sign-up, or for a person who has an account another screen. */
export function accountLink(
  publicUrl: string,
  path: typeof routes.signUp | typeof routes.redeem | typeof routes.profile,
  { email, code }: { email: string; code?: string },
): string {
  const url = new URL(path, publicUrl)
  if (code !== undefined) url.searchParams.set('code', code)
  url.hash = emailFragment(email)
  return url.href
}
