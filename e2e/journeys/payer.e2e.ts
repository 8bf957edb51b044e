import { expect } from '@playwright/test'
import { makeSubscription } from '../../packages/core/src/customers/billing/testing/make-subscription.ts'
import { insertSeat } from '../../packages/core/src/customers/licences/seat.queries.ts'
import { checkoutTexts } from '../stack/fake-stripe.ts'
import { test } from '../stack/fixtures.ts'
import { waitForMail } from '../stack/mailbox.ts'
import { makeAdministrator, makePerson, makeRecruiter, signIn } from '../stack/test-users.ts'

test('a payer who administers nothing runs out of searches, buys more with one click, and sees invoice and portal', async ({
  page,
  db,
  expectConsoleError,
}) => {
  const payer = await makeRecruiter(db, {}, { monthly_searches: 0 })
  await makeSubscription(db, payer.licence.licenceNo, { buyer_email: payer.email })
  await signIn(page, payer)
  expectConsoleError('403 /api/position/search')
  await page.goto('/positions?name=saldatore')
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { name: /^Ricerche finite: si rinnovano il \d/ })).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Passa a Pro' })).toBeVisible()
  await alert.getByRole('button', { name: /^Compra 100 ricerche/ }).click()

  await expect(page).toHaveTitle(checkoutTexts.title)
  await page.getByRole('button', { name: checkoutTexts.pay }).click()
  await expect(page.getByText('Pagamento ricevuto')).toBeVisible()
  const payment = page.getByRole('region', { name: 'Pagamento di Agenzia Prova S.p.A.' })
  await expect(payment.getByRole('listitem')).toContainText('15,00')
  await expect(payment.getByRole('button', { name: 'Passa a Pro' })).toBeVisible()
  // The portal leads back to this address, so that the address alone doesn't tell whether it was there.
  const returned = page.waitForResponse((response) => response.request().isNavigationRequest())
  await payment.getByRole('button', { name: 'Gestisci l’abbonamento' }).click()
  await returned
  await expect(page).toHaveURL('/profile?tab=billing')
  await expect(payment).toBeVisible()
  for (const path of ['licence', 'licence/manager/invite'])
    expect(
      (await page.request.fetch(`/api/${path}?licenceID=${payer.licence.licenceId}`, { failOnStatusCode: false })).ok(),
    ).toBe(false)

  await page.goto('/positions?name=saldatore')
  await expect(page.getByRole('table', { name: 'Posizioni trovate' })).toBeVisible()
  await expect(page.getByText('99 / 0')).toBeVisible()
})

test('a user out of searches asks for more, and the administrator is led by the mail to where they add some', async ({
  page,
  openBrowser,
  db,
  expectConsoleError,
}) => {
  const administrator = await makeAdministrator(db)
  const { licenceNo } = administrator.licence
  await db.updateTable('licence').set({ monthly_searches: 0 }).where('licence_no', '=', licenceNo).execute()
  const user = await makePerson(db)
  await insertSeat(db, { licenceNo, userId: user.userId }, new Date())
  await signIn(page, user)
  expectConsoleError('403 /api/position/search')
  await page.goto('/positions?name=saldatore')
  await page.getByRole('alert').getByRole('button', { name: 'Chiedi altre ricerche' }).click()
  await expect(page.getByText(/^Richiesta inviata/)).toBeVisible()

  const { subject, links } = await waitForMail(administrator.email)
  expect(subject).toContain('Servono altre ricerche')
  const other = await openBrowser()
  await signIn(other, administrator)
  await other.goto(links.find((link) => link.includes('tab=licenses')) ?? '')
  await expect(other.getByRole('region', { name: 'Crediti o ricerche in più' })).toBeVisible()
})

test('an administrator without a seat is told so on the positions page and led to the licences', async ({
  page,
  db,
}) => {
  await signIn(page, await makeAdministrator(db))
  await page.goto('/positions')
  await expect(page.getByText(/chi lo fa non ne occupa un posto/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Vai alle licenze' }).click()
  await expect(page).toHaveURL('/profile?tab=licenses')
  await expect(page.getByRole('heading', { name: 'Agenzia Prova S.p.A.' })).toBeVisible()
})
