import { expect } from '@playwright/test'
import { promises } from '../../apps/web/src/testing/promises.ts'
import { minCapabilities } from '../../packages/contracts/src/calls/capabilities.ts'
import { keysOf } from '../../packages/contracts/src/text/vocabulary.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

/** They say who processes which data, and offer nothing. */
const legal = /\/(privacy|dataagr|subp|terms|cookies)$/

test('no public page promises what the instance says it can not do', async ({ page }) => {
  test.setTimeout(180_000)
  const instance = await (await page.request.get('/api/instance')).json()
  expect(instance).toEqual({ ...minCapabilities, payments: true, push: true, providers: ['google', 'microsoft'] })
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const all = [...sitemap.matchAll(/<loc>[^<]*?(\/[^<]*?)?<\/loc>/g)].map(([loc]) => new URL(loc.slice(5, -6)).pathname)
  const paths = [...new Set(all)].filter((path) => !legal.test(path) && !path.includes('/mappa/'))
  expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/en/pricing', '/en/product', '/apl']))
  const broken: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const text = (await page.getByRole('main').textContent()) ?? ''
    for (const capability of keysOf(promises)) {
      const has = capability === 'providers' ? instance.providers.length > 0 : instance[capability]
      if (!has) broken.push(...(text.match(promises[capability]) ?? []).map((words) => `${path}: ${words}`))
    }
  }
  expect(broken).toEqual([])

  await page.goto('/pricing')
  await expect(page.getByText('Avvisi immediati, per e-mail e sui dispositivi').first()).toBeVisible()
  await expect(page.getByText('API, webhook e feed per ATS e CRM')).toBeVisible()
  await page.getByText('Come si paga, e come arriva la fattura?').click()
  await expect(page.getByText(/^Con carta, tramite Stripe/)).toBeVisible()
  const table = page.getByRole('table', { name: 'I piani a confronto' })
  await expect(table.getByRole('row', { name: /^Crediti al mese 800 3\.000 7\.500 Su misura$/ })).toBeVisible()
})

test('an instance without payments and providers offers neither to visitors nor to a user who ran out', async ({
  page,
  db,
  expectConsoleError,
}) => {
  await page.route('**/api/instance', (route) => route.fulfill({ json: minCapabilities }))
  await page.goto('/signin')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await expect(page.getByText(/Google|Microsoft/)).toHaveCount(0)

  await signIn(page, await makeRecruiter(db, {}, { monthly_searches: 0 }))
  expectConsoleError('403 /api/position/search')
  await page.goto('/positions?name=saldatore')
  await expect(page.getByRole('button', { name: 'Chiedi altre ricerche' })).toBeVisible()
  await expect(page.getByText(/Stripe/)).toHaveCount(0)
})
