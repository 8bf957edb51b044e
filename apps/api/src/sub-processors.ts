import { ConfigError } from '@vedetta/contracts/calls/process-config'
import type { Provider } from '@vedetta/contracts/facts/providers'
import { processingPurposes } from '@vedetta/contracts/privacy/processing'
import type { SubProcessor } from '@vedetta/contracts/privacy/sub-processors'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { isLoopback } from '@vedetta/core/platform/config/is-loopback'
import { z } from 'zod'

const expectedFormat = `purpose: name, country; …, or none. Purposes: ${keysOf(processingPurposes).join(', ')}`

export const subProcessorSettings = {
  /** The sub-processors of personal data: `hosting: Some Servers GmbH, DE; mail: Some Post SAS, FR`, or `none`. */
  SUB_PROCESSORS: z
    .string()
    .transform((list) => (list.trim() === 'none' ? [] : list.split(';').filter((one) => one.trim() !== '')))
    .pipe(z.array(z.string().transform(parseSubProcessor)))
    .optional(),
}

function parseSubProcessor(text: string, context: z.RefinementCtx): SubProcessor {
  const [, purpose, name, country] = /^\s*(\w+)\s*:\s*(\S.*?)\s*,\s*([A-Z]{2})\s*$/.exec(text) ?? []
  const known = keysOf(processingPurposes).find((one) => one === purpose)
  if (known && name && country) return { purpose: known, name, country }
  context.addIssue({ code: 'custom', message: expectedFormat })
  return z.NEVER
}

/** Sub-processors that follow from other settings. */
const signInProcessors = {
  google: { purpose: 'sign_in', name: 'Google Ireland Limited', country: 'IE' },
  microsoft: { purpose: 'sign_in', name: 'Microsoft Ireland Operations Limited', country: 'IE' },
} as const satisfies Record<Provider, SubProcessor>
const paymentProcessor = { purpose: 'payments', name: 'Stripe Payments Europe, Limited', country: 'IE' } as const

type Used = { readonly providers: readonly Provider[]; readonly takesPayments: boolean }

/** On a public address the list is required, so that nobody forgets to state it. */
export function subProcessorsOf(
  { SUB_PROCESSORS, PUBLIC_URL }: { SUB_PROCESSORS?: readonly SubProcessor[] | undefined; PUBLIC_URL: string },
  { providers, takesPayments }: Used,
): SubProcessor[] {
  if (SUB_PROCESSORS === undefined && !isLoopback(PUBLIC_URL))
    throw new ConfigError([`SUB_PROCESSORS: needed, unless PUBLIC_URL is of this machine; ${expectedFormat}`])
  return [
    ...(SUB_PROCESSORS ?? []),
    ...(takesPayments ? [paymentProcessor] : []),
    ...providers.map((provider) => signInProcessors[provider]),
  ]
}
