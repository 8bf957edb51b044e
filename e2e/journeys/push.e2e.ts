import { expect } from '@playwright/test'
import { plans } from '../../packages/contracts/src/facts/plans.ts'
import { updateSettings } from '../../packages/core/src/customers/user-accounts/update-settings.ts'
import { makeAlertedRecruiter, tellAnother } from '../stack/alerted-recruiter.ts'
import { test } from '../stack/fixtures.ts'
import { deliverPush, startPushDevice } from '../stack/push-device.ts'
import { signIn } from '../stack/test-users.ts'

// The headless shell, which the other journeys use, neither permits nor keeps notifications.
test.use({
  launchOptions: { executablePath: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox', '--disable-gpu'] },
})

test('a recruiter turns notifications on for a device, is shown a new position there, and removes the device', async ({
  page,
  context,
  db,
}) => {
  const device = await startPushDevice(context, db)
  const recruiter = await makeAlertedRecruiter(db, {}, { tier: 'pro', size: plans.pro.size })
  await updateSettings(db, recruiter.userId, { notifyOnFilter: true })
  await signIn(page, recruiter)
  const stored = () =>
    db.selectFrom('push_subscription').select('endpoint').where('user_id', '=', recruiter.userId).execute()

  await page.goto('/profile?tab=settings')
  const devices = page.getByRole('list', { name: 'Notifiche sui dispositivi' })
  await expect(page.getByText('Nessun dispositivo riceve notifiche.')).toBeVisible()
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click()
  await expect(devices.getByRole('listitem')).toHaveText(/Questo dispositivo.*Nessuna notifica finora/)
  expect(await stored()).toEqual([{ endpoint: device.endpoint }])

  await tellAnother(db, recruiter.userId)
  const message = await device.receivePush()
  expect(await deliverPush(page, message)).toEqual([{ title: message.title, body: message.body, tag: message.tag }])
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveText(/Questo dispositivo.*Ultima notifica/)

  await devices.getByRole('button', { name: /^Togli / }).click()
  await expect(page.getByText('Nessun dispositivo riceve notifiche.')).toBeVisible()
  expect(await stored()).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Attiva su questo dispositivo' })).toBeEnabled()
  await device.close()
})
