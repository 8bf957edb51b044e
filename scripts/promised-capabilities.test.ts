import { expect, test } from 'vitest'
import { promises } from '../apps/web/src/testing/promises.ts'
import { minCapabilities } from '../packages/contracts/src/capabilities.ts'
import { textSources } from './lint/text-sources.ts'

/**
 * The only lines of screens, pages, mails, errors and the API's description that speak of what nobody has built: a plan says
 * that it lacks it. What depends on the configuration is looked for on rendered pages (apps/web/src/promises.test.tsx).
 */
const spokenOf = {
  aiSearch: [],
  publicApi: [
    "pricing/pricing.en.ts: api: 'APIs for ATS and CRM',",
    "pricing/pricing.en.ts: noApi: 'No APIs for ATS and CRM yet',",
    "pricing/pricing.it.ts: api: 'API per ATS e CRM',",
    "pricing/pricing.it.ts: noApi: 'Senza API per ATS e CRM, per ora',",
    // Services that call us: of payments and of mail.
    "src/errors.ts: en: 'The signature of this notice is not valid. Check the secret of the webhook.',",
    "src/errors.ts: it: 'La firma di questo avviso non è valida. Controlla il segreto del webhook.',",
  ],
} as const

test.each(['aiSearch', 'publicApi'] as const)('no text promises %s while nobody has built it', (capability) => {
  expect(minCapabilities[capability]).toBe(false)
  const lines = textSources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => line.search(promises[capability]) >= 0)
      .map((line) => `${file.split('/').slice(-2).join('/')}: ${line.trim()}`),
  )
  expect(lines.toSorted()).toEqual(spokenOf[capability])
})
