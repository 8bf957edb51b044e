import { expect, type Locator, type Page } from '@playwright/test'
import { fillSignIn, logOut } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { makePerson, makeRecruiter, password, signIn } from '../stack/test-users.ts'

test('a visitor who opens the URL of a search signs in and returns to that search', async ({ page, db }) => {
  const { email } = await makeRecruiter(db)
  await page.goto('/positions?name=saldatore')
  await expect(page).toHaveURL('/signin?next=%2Fpositions%3Fname%3Dsaldatore')
  await fillSignIn(page, { email, password })
  await expect(page).toHaveURL('/positions?name=saldatore')
  await expect(page.getByRole('combobox', { name: /^Ruolo/ })).toHaveValue('saldatore')
  await expect(page.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()
})

test('a user without a licence sees a warning instead of the search, with a link to redeem a code', async ({
  page,
  db,
}) => {
  await signIn(page, await makePerson(db))
  await page.goto('/positions')
  await expect(
    page.getByRole('heading', { name: 'Per accedere a questa pagina devi avere una licenza attiva' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Riscatta una licenza' }).click()
  await expect(page).toHaveURL('/redeem')
})

test('a user who logs out confirms it first and has no session afterwards', async ({ page, db }) => {
  await signIn(page, await makeRecruiter(db))
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Account di/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  const question = page.getByRole('alertdialog', { name: 'Vuoi uscire?' })
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/profile')

  await logOut(page)
  await page.goBack()
  await page.goto('/profile')
  await expect(page).toHaveURL('/signin?next=%2Fprofile')
  expect((await page.request.get('/api/licences')).status()).toBe(401)
})

test('a user signs in and logs out with the keyboard alone and always sees the focus', async ({ page, db }) => {
  const { email } = await makeRecruiter(db)
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Accedi' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }))
  await page.keyboard.type(email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/positions')

  await page.goto('/profile')
  await tabTo(page, page.getByRole('button', { name: /^Account di/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profilo' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Vuoi uscire?' })
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Esci' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible()
})

/** The focused element or one that contains it has an outline; the body, focused in between, needs none. */
const hasFocusRing = `document.activeElement === document.body || [...document.querySelectorAll(':focus-within')]
  .some((element) => getComputedStyle(element).outlineStyle !== 'none')`

/** Presses Tab until the target has the focus, and expects a visible focus at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(hasFocusRing), 'the focus is visible').toBe(true)
    if ((await target.and(page.locator(':focus')).count()) > 0) return
  }
  throw new Error(`Tab does not reach ${target}`)
}
