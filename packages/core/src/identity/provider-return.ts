import type { Provider } from '@vedetta/contracts/auth'
import { routes } from '@vedetta/contracts/routes'

const screens = { google: routes.signInGoogle, microsoft: routes.signInMicrosoft } as const satisfies Record<
  Provider,
  string
>

/** The screen a journey to a provider ends on, with what it is told. */
export function providerReturn(provider: Provider, facts: Record<string, string | null | undefined>): string {
  const told = Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string')
  const query = new URLSearchParams(told).toString()
  return query ? `${screens[provider]}?${query}` : screens[provider]
}
