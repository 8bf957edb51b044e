import { expect, type Page } from '@playwright/test'
import { countBeside, pane, rowIds, rows, totals } from '../pages/inbox.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'
import { test } from '../stack/fixtures.ts'

const triaged = 10
const saved = [0, 3, 7]
const contacted = [1, 4]
const picked = [2, 5, 8]

test('ten positions are triaged by keyboard alone, and what was done with each is there after a reload', async ({
  page,
  db,
}) => {
  test.slow()
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions')
  await expect(totals(page)).toBeAttached()
  const key = (name: string) => page.keyboard.press(name)

  await key('/')
  await expect(page.getByRole('searchbox', { name: /^Ruolo/ })).toBeFocused()
  await page.keyboard.type('addetto')
  await key('Enter')
  await expect(page).toHaveURL(/name=addetto/)
  const found = await totals(page).textContent()
  const ids = await rowIds(page)
  const names = await rows(page).getByRole('link').allInnerTexts()

  for (let n = 0; n < triaged; n++) {
    await key('j')
    await expect(page).toHaveURL(new RegExp(`position=${ids[n]}`))
    await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(names[n] ?? '')
    await expect(pane(page).getByText(/^Vista ·/)).toBeVisible()
    if (saved.includes(n)) {
      await key('s')
      await expect(pane(page).getByRole('button', { name: /^Salvata/, pressed: true })).toBeVisible()
    }
    if (contacted.includes(n)) {
      await key('c')
      await expect(pane(page).getByText(/^Contattata ·/)).toBeVisible()
    }
    if (picked.includes(n)) {
      await key('x')
      await expect(rows(page).nth(n).getByRole('checkbox')).toBeChecked()
    }
  }

  await key('?')
  const sheet = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await expect(sheet).toBeVisible()
  await key('j')
  await key('Escape')
  await expect(sheet).toBeHidden()
  await expect(page, 'keys of the sheet move nothing').toHaveURL(new RegExp(`position=${ids[triaged - 1]}`))

  await key('e')
  const exporting = page.getByRole('dialog', { name: 'Esporta in CSV' })
  await expect(exporting.getByText('Le posizioni che hai scelto')).toBeVisible()
  await expect(exporting.getByText(`${picked.length} crediti`)).toBeVisible()
  await key('Escape')
  await expect(exporting).toBeHidden()

  await key('Escape')
  await expect(pane(page)).toHaveCount(0)
  await expect(
    rows(page)
      .nth(triaged - 1)
      .getByRole('link'),
  ).toBeFocused()
  await key('k')
  await expect(page, 'one goes on from where one was').toHaveURL(new RegExp(`position=${ids[triaged - 2]}`))
  await key('Escape')
  await expect(pane(page)).toHaveCount(0)

  await page.reload()
  await expect(totals(page)).toHaveText(found ?? '')
  await expectStatuses(page, ids)
  await page.getByRole('link', { name: 'Posizioni salvate' }).click()
  await expect(page.getByRole('list', { name: 'Posizioni salvate' }).getByRole('link')).toHaveText(
    saved.map((n) => names[n] ?? '').reverse(),
  )
})

async function expectStatuses(page: Page, ids: readonly string[]): Promise<void> {
  for (const [n, id] of ids.entries()) {
    const row = page.locator(`[data-row="${id}"]`)
    const status = contacted.includes(n) ? 'Contattata' : n < triaged ? 'Vista' : 'Da vedere'
    await expect(row.getByTitle(status, { exact: true })).toBeVisible()
    await expect(row.getByTitle('Salvata', { exact: true })).toHaveCount(saved.includes(n) ? 1 : 0)
  }
  await expect(countBeside(page, 'Vista')).toContainText(`${triaged - contacted.length}`)
  await expect(countBeside(page, 'Contattata')).toContainText(`${contacted.length}`)
}
