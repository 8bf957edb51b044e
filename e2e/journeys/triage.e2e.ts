import { expect, type Page } from '@playwright/test'
import { facetCount, pane, rowIds, rows, totals } from '../pages/inbox.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

const triaged = 10
const saved = [0, 3, 7]
const contacted = [1, 4]
const picked = [2, 5, 8]

test('a recruiter triages ten positions with the keyboard alone and sees their statuses after a reload', async ({
  page,
  db,
}) => {
  test.slow()
  await signIn(page, await makeRecruiter(db))
  await page.goto('/positions')
  await expect(totals(page)).toBeAttached()
  const key = (name: string) => page.keyboard.press(name)

  await key('/')
  await expect(page.getByRole('combobox', { name: /^Ruolo/ })).toBeFocused()
  await page.keyboard.type('addetto')
  await key('Enter')
  await expect(page).toHaveURL(/name=addetto/)
  const found = await totals(page).textContent()
  const ids = await rowIds(page)
  const names = await rows(page).getByRole('link').allInnerTexts()

  // Shortcuts pause for a second after the role was typed. This one may be pressed twice, unlike those that walk the list.
  const shortcutsDialog = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await expect(async () => {
    await key('?')
    await expect(shortcutsDialog).toBeVisible({ timeout: 500 })
  }).toPass()
  await key('Escape')
  await expect(shortcutsDialog).toBeHidden()

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
  await expect(shortcutsDialog).toBeVisible()
  await key('j')
  await key('Escape')
  await expect(shortcutsDialog).toBeHidden()
  await expect(page, 'keys pressed in the dialog do not move the selection').toHaveURL(
    new RegExp(`position=${ids[triaged - 1]}`),
  )

  await key('Shift+E')
  const exportDialog = page.getByRole('dialog', { name: 'Esporta in un file' })
  await expect(exportDialog.getByText(`Selezionate: ${picked.length}`)).toBeVisible()
  await expect(exportDialog.getByText(`${picked.length} crediti`, { exact: true })).toBeVisible()
  await key('Escape')
  await expect(exportDialog).toBeHidden()

  await key('Escape')
  await expect(pane(page)).toHaveCount(0)
  await expect(
    rows(page)
      .nth(triaged - 1)
      .getByRole('link'),
  ).toBeFocused()
  await key('k')
  await expect(page, 'the selection continues from the last row').toHaveURL(new RegExp(`position=${ids[triaged - 2]}`))
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
  await expect(facetCount(page, 'Vista')).toContainText(`${triaged - contacted.length}`)
  await expect(facetCount(page, 'Contattata')).toContainText(`${contacted.length}`)
}
