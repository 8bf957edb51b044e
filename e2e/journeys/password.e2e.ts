import { expect } from '@playwright/test'
import { errors } from '../../packages/contracts/src/calls/errors.ts'
import { fillForgotten, fillSignIn } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink, waitForMail } from '../stack/mailbox.ts'
import { makeRecruiter, password, signIn } from '../stack/test-users.ts'

test('a user resets a forgotten password through the link in a mail, which works once and ends all sessions', async ({
  page,
  openBrowser,
  expectConsoleError,
  db,
}) => {
  const person = await makeRecruiter(db)
  const elsewhere = await openBrowser()
  await signIn(elsewhere, person)
  await elsewhere.goto('/profile')
  await expect(elsewhere.getByRole('heading', { name: 'Profilo' })).toBeVisible()

  await page.goto('/signin')
  await fillForgotten(page, person.email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible()
  const link = await waitForLink(person.email, '/auth/reset?token=')

  const chosen = 'Cavallo-Bianco-9'
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Nuova password' }).fill(chosen)
  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeVisible()
  expect((await waitForMail(person.email)).subject).toMatch(/password/i)

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL('/signin?next=%2Fprofile')

  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
  expectConsoleError('401 /api/auth/sign-in/email')
  await fillSignIn(page, { email: person.email, password })
  await expect(page.getByRole('alert')).toHaveText(errors.error_logging_in.it)
  await fillSignIn(page, { email: person.email, password: chosen })
  await expect(page).toHaveURL('/positions')

  expectConsoleError('400 /api/auth/reset-password')
  await elsewhere.goto(link)
  await elsewhere.getByRole('textbox', { name: 'Nuova password' }).fill('Gatto-Nero-12')
  await elsewhere.getByRole('button', { name: 'Cambia la password' }).click()
  await expect(elsewhere.getByRole('alert')).toContainText(errors.token_expired.it)
  await elsewhere.getByRole('link', { name: 'Richiedi un nuovo link' }).click()
  await expect(elsewhere).toHaveURL('/auth/forgot')
})
