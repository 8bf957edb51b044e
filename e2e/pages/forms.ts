import { expect, type Locator, type Page } from '@playwright/test'
import { waitForLink } from '../stack/mailbox.ts'
import { password } from '../stack/test-users.ts'

type SignUpFields = { email: string; firstName?: string; lastName?: string }

/** Fills the form without submitting it and waits until the captcha has solved itself. */
export async function fillSignUp(page: Page, { email, firstName = 'Anna', lastName = 'Prova' }: SignUpFields) {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(firstName)
  await form.getByRole('textbox', { name: 'Cognome' }).fill(lastName)
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await form.getByRole('checkbox', { name: /termini/ }).check()
  await waitForCaptcha(page)
}

export async function waitForCaptcha(page: Page): Promise<void> {
  await expect(page.getByText('Verifica anti-bot completata.')).toBeAttached({ timeout: 20_000 })
}

export async function fillSignIn(page: Page, given: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: 'E-mail' }).fill(given.email)
  await form.getByRole('textbox', { name: 'Password' }).fill(given.password)
  await form.getByRole('button', { name: 'Accedi' }).click()
}

/** Goes from the sign-in page to the form for a forgotten password and fills it without submitting it. */
export async function fillForgotten(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  // The sign-in page, with a field of the same name, stays until the code of the next one has come.
  await expect(page.getByRole('heading', { name: 'Password dimenticata', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await waitForCaptcha(page)
}

/** Logs out through the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account di/ }).click()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  await page.getByRole('alertdialog', { name: 'Vuoi uscire?' }).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible()
}

/** Opens the link of the verification mail in the session of its account, and presses the button. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await waitForLink(email, '/auth/verify?token='))
  await page.getByRole('button', { name: 'Conferma questo indirizzo' }).click()
}

export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
