import { routes } from '@vedetta/contracts/calls/routes'
import type { Provider } from '@vedetta/contracts/facts/providers'

const screens = { google: routes.signInGoogle, microsoft: routes.signInMicrosoft } as const satisfies Record<
  Provider,
  string
>

/** The address of the screen that a provider sign-in ends on, with the facts that it shows. */
export function providerReturn(provider: Provider, facts: Record<string, string | null | undefined>): string {
  const present = Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string')
  const query = new URLSearchParams(present).toString()
  return query ? `${screens[provider]}?${query}` : screens[provider]
}
