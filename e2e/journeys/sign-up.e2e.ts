import { expect } from '@playwright/test'
import { makeLicence } from '../../packages/core/src/testing/people.ts'
import { fillSignUp } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink } from '../stack/mailbox.ts'
import { randomEmail } from '../stack/test-users.ts'

test('a visitor signs up, verifies the email address, redeems a licence, and sees both in the profile', async ({
  page,
  db,
}) => {
  const email = randomEmail()
  const { code } = await makeLicence(db)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Registrati' }).click()
  await fillSignUp(page, { email, firstName: 'Anna', lastName: 'Prova' })
  await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click()

  await expect(page).toHaveURL('/auth/verify')
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeVisible()
  await page.goto(await waitForLink(email, '/auth/verify?token='))
  await expect(page.getByRole('heading', { name: 'E-mail verificata' })).toBeVisible()
  await page.getByRole('link', { name: 'Continua' }).click()

  await expect(page).toHaveURL('/redeem')
  await page.getByRole('textbox', { name: 'Codice' }).fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Riscatta' }).click()
  await expect(page.getByRole('heading', { name: 'Licenza Team attiva' })).toBeVisible()
  await page.getByRole('link', { name: 'Cerca posizioni' }).click()
  await expect(page.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()

  await page.getByRole('button', { name: 'Account di Anna Prova' }).click()
  await page.getByRole('menuitem', { name: 'Profilo' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Anna')
  await expect(page.getByText('Verificata')).toBeVisible()
  await page.getByRole('tab', { name: 'Licenze' }).click()
  await expect(page.getByText('Agenzia Prova S.p.A.')).toBeVisible()
})
