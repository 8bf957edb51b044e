import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../../packages/core/src/testing/factories.ts'
import { download, parseCells } from '../pages/export-dialog.ts'
import { choose } from '../pages/forms.ts'
import { findViolations } from '../screens/axe.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

const texts = {
  it: { part: 'Esporta 7 · 3 crediti rimasti: ne usciranno 3', free: 'Esporta 2 · gratis', all: 'Tutte: 7' },
  en: { part: 'Export 7 · 3 credits left: only 3 will come out', free: 'Export 2 · free', all: 'All: 7' },
} as const

for (const language of ['it', 'en'] as const) {
  test(`a recruiter (${language}) reads on the button how many rows come out for the credits left, and exports saved positions and those of a company the same way`, async ({
    page,
    db,
  }) => {
    await signIn(page, await makeRecruiter(db, { language }, { monthly_credits: 3 }))
    const words = wordsIn(language)
    const role = await publishSeven(page, db)
    await page.goto(`/positions?name=${role}`)
    const rows = page.getByRole('table').locator('[data-row]')
    await expect(rows).toHaveCount(7)
    const ids = await Promise.all((await rows.all()).map(async (row) => (await row.getAttribute('data-row')) ?? ''))

    const openDialog = page.getByRole('button', { name: words.at('inbox.export') })
    const dialog = page.getByRole('dialog', { name: words.at('export.title') })
    const exported = async (button: string) => {
      const { bytes } = await download(page, dialog.getByRole('button', { name: button, exact: true }))
      await expect(dialog).toBeHidden()
      return parseCells(bytes.toString('utf8')).length - 1
    }
    await openDialog.click()
    await expect(dialog.getByRole('button', { name: texts[language].part })).toBeEnabled()
    expect(await findViolations(page)).toEqual([])
    expect(await exported(texts[language].part)).toBe(3)

    for (const positionID of ids.slice(0, 2))
      await page.request.post('/api/position/save', { data: { positionID, saved: true } })
    await page.goto('/positions?tab=saved')
    await openDialog.click()
    expect(await exported(texts[language].free), 'paid for by the export before').toBe(2)

    await page.goto(`/positions?name=${role}&position=${ids[0]}`)
    const company = await page.request.get(`/api/position/detail?positionID=${ids[0]}`)
    const { companyID } = (await company.json()).company
    await page.goto(`/positions?tab=companies&company=${companyID}`)
    await openDialog.click()
    await choose(page, dialog.getByRole('combobox', { name: words.at('export.rows') }), texts[language].all)
    await expect(dialog.getByText(/^7$/)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}

/** Publishes seven positions of a company with a unique role, and waits until search finds them. */
async function publishSeven(page: Page, db: Db): Promise<string> {
  const role = `cordatore ${randomUUID().slice(0, 8)}`
  const companyNo = await makeCompany(db, { name: 'Corderie Riunite S.r.l.' })
  const published = Array.from({ length: 7 }, (_, n) => publishedPosition(companyNo, { title: `${role} n. ${n}` }))
  // Old positions, so that journeys about new ones don't find them.
  await publish(db, await makeSource(db), published, new Date('2025-03-01'))
  const data = { position: { name: role }, newSearch: true }
  const found = async () => (await (await page.request.post('/api/position/search', { data })).json()).total
  await expect.poll(found, { intervals: [1500], timeout: 30_000 }).toBe(7)
  return role
}
