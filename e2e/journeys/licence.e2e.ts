import { expect } from '@playwright/test'
import { errors } from '../../packages/contracts/src/calls/errors.ts'
import { revokeAfterDays } from '../../packages/contracts/src/facts/plans.ts'
import { dayMs, minuteMs } from '../../packages/contracts/src/text/durations.ts'
import { fillSignUp } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink, waitForMail } from '../stack/mailbox.ts'
import { makeAdministrator, randomEmail, signIn } from '../stack/test-users.ts'

test('an administrator invites a colleague, who signs up into the seat, and can revoke it only after 15 days, with immediate effect', async ({
  page,
  openBrowser,
  expectConsoleError,
  db,
}) => {
  const administrator = await makeAdministrator(db)
  const { licenceId: licenceID } = administrator.licence
  const email = randomEmail('invitata')
  await signIn(page, administrator)
  await page.goto('/profile?tab=licenses')
  await expect(page.getByText('5 posti disponibili')).toBeVisible()
  await page.getByRole('button', { name: 'Invita', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Invia l’invito' }).click()
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Invitato')
  await expect(page.getByText('4 posti disponibili')).toBeVisible()

  const invited = await openBrowser()
  // By its alerts the page would learn of the revocation at a time of its own, perhaps before the search that is refused.
  await invited.route('**/api/alert/stream?*', () => {})
  await invited.goto(await waitForLink(email, '/signup?code='))
  await expect(invited.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
  await expect(invited.getByRole('textbox', { name: 'Codice di invito o di licenza' })).not.toHaveValue('')
  await fillSignUp(invited, { email, firstName: 'Ida', lastName: 'Invitata' })
  await invited.getByRole('main').getByRole('button', { name: 'Registrati' }).click()
  await expect(invited).toHaveURL('/positions')
  await expect(invited.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()

  await page.reload()
  await expect(row).toContainText('Assegnato')
  await expect(row).toContainText('Ida Invitata')
  await expect(row).toContainText('Revocabile dal')
  await expect(row.getByRole('button')).toHaveCount(0)

  // With the browser's clock ahead, the page offers to revoke, but the server refuses.
  await page.clock.setFixedTime(Date.now() + revokeAfterDays * dayMs + minuteMs)
  await page.reload()
  await row.getByRole('button', { name: `Revoca il posto di ${email}` }).click()
  const question = page.getByRole('alertdialog')
  expectConsoleError('409 /api/licence/revoke')
  await question.getByRole('button', { name: 'Revoca' }).click()
  await expect(question.getByRole('alert')).toHaveText(errors.revoke_too_early.it)
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(row).toContainText('Assegnato')

  const { licence_no } = await db
    .selectFrom('licence')
    .select('licence_no')
    .where('licence_id', '=', licenceID)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('seat')
    .set({ assigned_at: new Date(Date.now() - revokeAfterDays * dayMs - minuteMs) })
    .where('licence_no', '=', licence_no)
    .execute()
  await page.reload()
  await row.getByRole('button', { name: `Revoca il posto di ${email}` }).click()
  await question.getByRole('button', { name: 'Revoca' }).click()
  await expect(page.getByText('Posto revocato')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('5 posti disponibili')).toBeVisible()

  expectConsoleError('403 /api/position/search')
  const balance = invited.getByRole('link', { name: /^Ricerche/ })
  await expect(balance).toBeVisible()
  await invited.getByRole('checkbox', { name: 'Tirocinio' }).click()
  await expect(invited.getByRole('heading', { name: /devi avere una licenza attiva/ })).toBeVisible()
  await expect(balance).toHaveCount(0)
  await expect(invited.getByRole('table')).toHaveCount(0)
  expect((await waitForMail(email)).subject).toMatch(/licenza/i)
})
