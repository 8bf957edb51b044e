import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { ProviderAccount } from '../../apps/api/src/testing/openid-provider.ts'
import { type ErrorCode, errors, notices } from '../../packages/contracts/src/calls/errors.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { fillForgotten, fillSignIn } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink } from '../stack/mailbox.ts'
import { makeAdministrator, makePerson, password, randomEmail, signIn } from '../stack/test-users.ts'

const kinds = [
  { provider: 'google', name: 'Google', verified: { email_verified: true }, unverified: { email_verified: false } },
  { provider: 'microsoft', name: 'Microsoft', verified: { xms_edov: true }, unverified: {} },
] as const

for (const { provider, name, verified, unverified } of kinds) {
  test.describe(`with ${name}`, () => {
    test('a visitor signs up with the provider, returns to the requested page, and signs in again without a second account', async ({
      page,
      openBrowser,
      db,
    }) => {
      const account = makeAccount(verified)
      await page.goto('/profile?tab=security')
      await expect(page).toHaveURL(/\/signin\?next=/)
      await page.getByRole('link', { name: `Continua con ${name}` }).click()
      await signInAtProvider(page, account)
      await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeVisible()
      expect(await countUsers(db, account)).toBe(0)
      await acceptTerms(page)
      await expect(page).toHaveURL('/profile?tab=security')
      await expect(page.getByText(`Non hai una password: accedi con ${name}.`)).toBeVisible()
      expect(await countUsers(db, account)).toBe(1)

      const another = await openBrowser()
      await another.goto(`/sign/${provider}`)
      await signInAtProvider(another, account)
      await expect(another).toHaveURL('/redeem')
      expect(await countUsers(db, account)).toBe(1)
    })

    test('a visitor whose email address the provider has not verified sees an error and gets no account', async ({
      page,
      db,
    }) => {
      const account = makeAccount(unverified)
      await signInWithProvider(page, account)
      await expectError(page, 'oauth_email_unproven')
      await expect(page.getByRole('link', { name: 'Contatta l’assistenza' })).toHaveAttribute('href', /^mailto:/)
      expect(await countUsers(db, account)).toBe(0)
    })

    test('a user with a password sees an error when signing in with the provider, and signs in with the password', async ({
      page,
      db,
    }) => {
      const { email } = await makePerson(db)
      await signInWithProvider(page, makeAccount({ ...verified, email }))
      await expectError(page, 'oauth_email_in_use')
      await page.getByRole('link', { name: 'Accedi in un altro modo' }).click()
      await fillSignIn(page, { email, password })
      await expect(page).toHaveURL('/redeem')
    })

    test('an invitee who uses another email address gets no account, and with the invited address takes the seat', async ({
      page,
      openBrowser,
      db,
    }) => {
      const account = makeAccount(verified)
      const other = makeAccount(verified)
      const administrator = await makeAdministrator(db)
      const { licenceId: licenceID } = administrator.licence
      await signIn(page, administrator)
      await page.request.post('/api/licence/invite', { data: { licenceID, email: account.email } })
      const link = await waitForLink(account.email, '/signup?code=')

      const wrong = await openBrowser()
      await wrong.goto(link)
      await wrong.getByRole('link', { name: `Continua con ${name}` }).click()
      await signInAtProvider(wrong, other)
      await expectError(wrong, 'invite_email_mismatch')
      expect(await countUsers(db, other)).toBe(0)

      const right = await openBrowser()
      await right.goto(link)
      await right.getByRole('link', { name: `Continua con ${name}` }).click()
      await signInAtProvider(right, account)
      await acceptTerms(right)
      await expect(right).toHaveURL('/positions')
      await expect(right.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()
    })

    test('a visitor with an invalid invite gets an account and a notice, and can neither sign in with a password nor reset one', async ({
      page,
      openBrowser,
      expectConsoleError,
      db,
    }) => {
      const account = makeAccount(verified)
      await page.goto('/signup?code=NONVALIDO')
      await page.getByRole('link', { name: `Continua con ${name}` }).click()
      await signInAtProvider(page, account)
      await acceptTerms(page)
      await expect(page.getByText(notices.invite_invalid.it)).toBeVisible()
      await page.getByRole('link', { name: 'Continua' }).click()
      await expect(page).toHaveURL('/redeem')
      expect(await countUsers(db, account)).toBe(1)

      const visitor = await openBrowser()
      await visitor.goto('/signin')
      expectConsoleError('409 /api/auth/sign-in/email')
      await fillSignIn(visitor, { email: account.email, password })
      await expect(visitor.getByRole('alert')).toHaveText(errors.provider_account.it)

      await fillForgotten(visitor, account.email)
      expectConsoleError('409 /api/auth/request-password-reset')
      await visitor.getByRole('button', { name: 'Invia il link' }).click()
      await expect(visitor.getByRole('alert')).toHaveText(errors.reset_provider_account.it)
      await visitor.getByRole('link', { name: `Continua con ${name}` }).click()
      await signInAtProvider(visitor, account)
      await expect(visitor).toHaveURL('/redeem')
    })

    test('a user of the provider deletes the account after signing in there again', async ({ page, db }) => {
      const account = makeAccount(verified)
      await signInWithProvider(page, account)
      await acceptTerms(page)
      await expect(page).toHaveURL('/redeem')
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Elimina' }).click()
      const dialog = page.getByRole('dialog', { name: 'Vuoi eliminare il tuo account?' })
      await dialog.getByRole('button', { name: `Continua con ${name}` }).click()
      await signInAtProvider(page, account)
      await expect(page).toHaveURL('/profile?deletion=confirmed')
      await dialog.getByRole('textbox').fill(account.email)
      await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
      await expect(page).toHaveURL('/')
      expect(await countUsers(db, account)).toBe(0)
    })

    /** By keyboard alone. The provider still knows the person, and sends them straight back. */
    async function acceptTerms(page: Page): Promise<void> {
      await page.getByRole('checkbox', { name: 'Accetto i termini e le condizioni' }).press('Space')
      await page.getByRole('button', { name: `Crea l’account con ${name}` }).press('Enter')
    }

    async function signInWithProvider(page: Page, account: ProviderAccount): Promise<void> {
      await page.goto('/signin')
      await page.getByRole('link', { name: `Continua con ${name}` }).click()
      await signInAtProvider(page, account)
    }

    async function expectError(page: Page, code: ErrorCode): Promise<void> {
      await expect(page).toHaveURL(new RegExp(`/sign/${provider}\\?error=${code}`))
      await expect(page.getByRole('alert')).toHaveText(errors[code].it)
      expect((await page.request.get('/api/licences')).status(), 'signed in').toBe(401)
    }
  })
}

type Account = ProviderAccount & { email: string }

const makeAccount = (fields: Partial<Account>): Account => ({
  sub: randomUUID(),
  email: randomEmail('di.un.provider'),
  given_name: 'Gaia',
  family_name: 'Terzi',
  ...fields,
})

/** Signs in on the provider's page. */
async function signInAtProvider(page: Page, account: ProviderAccount): Promise<void> {
  await page.getByRole('textbox', { name: 'Un altro account, in JSON' }).fill(JSON.stringify(account))
  await page.getByRole('button', { name: 'Entra' }).click()
}

async function countUsers(db: Db, { email }: Account): Promise<number> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).execute()).length
}
