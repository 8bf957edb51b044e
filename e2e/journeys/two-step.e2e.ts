import { expect } from '@playwright/test'
import { totp } from '../../apps/api/src/testing/totp.ts'
import { errors } from '../../packages/contracts/src/calls/errors.ts'
import { hourMs } from '../../packages/contracts/src/text/durations.ts'
import { fillSignIn, logOut } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { makePerson, makeRecruiter, password, signIn } from '../stack/test-users.ts'

test('a user sets up two-step sign-in and then signs in with password and app code, or with an emergency code', async ({
  page,
  expectConsoleError,
  db,
}) => {
  const person = await makeRecruiter(db)
  await signIn(page, person)
  await page.goto('/profile?tab=security')
  await page.getByRole('button', { name: 'Attiva', exact: true }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Password' }).fill(password)
  await question.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const [emergency = ''] = await page
    .getByRole('list', { name: 'Codici di emergenza' })
    .getByRole('listitem')
    .allInnerTexts()
  await page.getByRole('textbox', { name: 'Codice di 6 cifre' }).fill(totp(secret))
  await page.getByRole('button', { name: 'Attiva la verifica' }).click()
  await expect(page.getByText('Verifica in due passaggi attiva')).toBeVisible()

  await logOut(page)
  await page.goto('/signin')
  await fillSignIn(page, { email: person.email, password })
  await expect(page.getByRole('heading', { name: 'Un ultimo passo' })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Codice di 6 cifre' })
  await expect(code).toBeFocused()
  expectConsoleError('401 /api/auth/two-factor/verify-totp')
  await code.fill(totp(secret, Date.now() - hourMs))
  await page.keyboard.press('Enter')
  await expect(page.getByText(errors.wrong_second_factor.it)).toBeVisible()
  // The set-up has used up the code of this half-minute.
  await code.fill(totp(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/positions')

  await logOut(page)
  await page.goto('/signin')
  await fillSignIn(page, { email: person.email, password })
  await page.getByRole('button', { name: 'Usa un codice di emergenza' }).click()
  await page.getByRole('textbox', { name: 'Codice di emergenza' }).fill(emergency)
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page).toHaveURL('/positions')
})

test('an administrator makes two-step sign-in compulsory, and a colleague sets it up before going on', async ({
  page,
  openBrowser,
  db,
}) => {
  const administrator = await makePerson(db)
  const runsIt = { administrator_id: administrator.userId, administrator_email: administrator.email }
  const recruiter = await makeRecruiter(db, {}, runsIt)
  await signIn(page, administrator)
  await page.goto('/profile?tab=licenses')
  await page.getByRole('button', { name: 'Rendi obbligatoria' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rendi obbligatoria' }).click()
  await expect(page.getByRole('button', { name: 'Rendi facoltativa' })).toBeVisible()

  const colleague = await openBrowser()
  await colleague.goto('/signin?next=/positions')
  await fillSignIn(colleague, { email: recruiter.email, password })
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Attiva la verifica in due passaggi')
  await colleague.getByRole('button', { name: 'Attiva', exact: true }).click()
  const question = colleague.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Password' }).fill(password)
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeVisible()
  const secret = ((await colleague.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await colleague.getByRole('textbox', { name: 'Codice di 6 cifre' }).fill(totp(secret))
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()
})
