import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { ProviderAccount } from '../../apps/api/src/testing/openid-provider.ts'
import { type ErrorCode, errors, notices } from '../../packages/contracts/src/errors.ts'
import type { Db } from '../../packages/core/src/db/client.ts'
import { captchaSolved, fillSignIn } from '../pages/forms.ts'
import { makeAdministrator, makePerson, password, signIn, someEmail } from '../stack/test-users.ts'
import { test } from '../stack/fixtures.ts'
import { nextLink } from '../stack/mailbox.ts'

const kinds = [
  { provider: 'google', name: 'Google', vouched: { email_verified: true }, doubtful: { email_verified: false } },
  { provider: 'microsoft', name: 'Microsoft', vouched: { xms_edov: true }, doubtful: {} },
] as const

for (const { provider, name, vouched, doubtful } of kinds) {
  test.describe(`with ${name}`, () => {
    test('one signs up, is back where one was going, and signs in again', async ({ page, openBrowser, db }) => {
      const who = account(vouched)
      await page.goto('/profile?tab=security')
      await expect(page).toHaveURL(/\/signin\?next=/)
      await page.getByRole('link', { name: `Continua con ${name}` }).click()
      await beAt(page, who)
      await expect(page).toHaveURL('/profile?tab=security')
      await expect(page.getByText(`Non hai una password: accedi con ${name}.`)).toBeVisible()
      expect(await countOf(db, who)).toBe(1)

      const another = await openBrowser()
      await another.goto(`/sign/${provider}`)
      await beAt(another, who)
      await expect(another).toHaveURL('/redeem')
      expect(await countOf(db, who)).toBe(1)
    })

    test('an account whose address the provider has not verified is refused', async ({ page, db }) => {
      const who = account(doubtful)
      await comeBack(page, who)
      await expectError(page, 'oauth_invalid_account')
      await expect(page.getByRole('link', { name: 'Contatta l’assistenza' })).toHaveAttribute('href', /^mailto:/)
      expect(await countOf(db, who)).toBe(0)
    })

    test('an address that is used with a password is refused', async ({ page, db }) => {
      const { email } = await makePerson(db)
      await comeBack(page, account({ ...vouched, email }))
      await expectError(page, 'oauth_email_in_use')
      await page.getByRole('link', { name: 'Accedi in un altro modo' }).click()
      await fillSignIn(page, { email, password })
      await expect(page).toHaveURL('/redeem')
    })

    test('an invite for another address makes no account; that of one’s own takes the seat', async ({
      page,
      openBrowser,
      db,
    }) => {
      const who = account(vouched)
      const other = account(vouched)
      const administrator = await makeAdministrator(db)
      const { licenceId: licenceID } = administrator.licence
      await signIn(page, administrator)
      await page.request.post('/api/licence/invite', { data: { licenceID, email: who.email } })
      const link = await nextLink(who.email, '/signup?code=')

      const wrong = await openBrowser()
      await wrong.goto(link)
      await wrong.getByRole('link', { name: `Continua con ${name}` }).click()
      await beAt(wrong, other)
      await expectError(wrong, 'invite_email_mismatch')
      expect(await countOf(db, other)).toBe(0)

      const right = await openBrowser()
      await right.goto(link)
      await right.getByRole('link', { name: `Continua con ${name}` }).click()
      await beAt(right, who)
      await expect(right).toHaveURL('/positions')
      await expect(right.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()
    })

    test('an invalid invite makes the account and is told; a password neither opens it nor is reset', async ({
      page,
      openBrowser,
      expectComplaint,
      db,
    }) => {
      const who = account(vouched)
      await page.goto('/signup?code=NONVALIDO')
      await page.getByRole('link', { name: `Continua con ${name}` }).click()
      await beAt(page, who)
      await expect(page.getByText(notices.invite_invalid.it)).toBeVisible()
      await page.getByRole('link', { name: 'Continua' }).click()
      await expect(page).toHaveURL('/redeem')
      expect(await countOf(db, who)).toBe(1)

      const visitor = await openBrowser()
      await visitor.goto('/signin')
      expectComplaint('409 /api/auth/sign-in/email')
      await fillSignIn(visitor, { email: who.email, password })
      await expect(visitor.getByRole('alert')).toHaveText(errors.provider_account.it)

      await visitor.getByRole('link', { name: 'Password dimenticata?' }).click()
      await visitor.getByRole('textbox', { name: 'E-mail' }).fill(who.email)
      await captchaSolved(visitor)
      expectComplaint('409 /api/auth/request-password-reset')
      await visitor.getByRole('button', { name: 'Invia il link' }).click()
      await expect(visitor.getByRole('alert')).toHaveText(errors.reset_provider_account.it)
      await visitor.getByRole('link', { name: `Continua con ${name}` }).click()
      await beAt(visitor, who)
      await expect(visitor).toHaveURL('/redeem')
    })

    async function comeBack(page: Page, who: ProviderAccount): Promise<void> {
      await page.goto('/signin')
      await page.getByRole('link', { name: `Continua con ${name}` }).click()
      await beAt(page, who)
    }

    async function expectError(page: Page, code: ErrorCode): Promise<void> {
      await expect(page).toHaveURL(new RegExp(`/sign/${provider}\\?error=${code}`))
      await expect(page.getByRole('alert')).toHaveText(errors[code].it)
      expect((await page.request.get('/api/licences')).status(), 'signed in').toBe(401)
    }
  })
}

type Account = ProviderAccount & { email: string }

const account = (fields: Partial<Account>): Account => ({
  sub: randomUUID(),
  email: someEmail('di.un.provider'),
  given_name: 'Gaia',
  family_name: 'Terzi',
  ...fields,
})

/** On the provider's own page. */
async function beAt(page: Page, who: ProviderAccount): Promise<void> {
  await page.getByRole('textbox', { name: 'Un altro account, in JSON' }).fill(JSON.stringify(who))
  await page.getByRole('button', { name: 'Entra' }).click()
}

async function countOf(db: Db, { email }: Account): Promise<number> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).execute()).length
}
