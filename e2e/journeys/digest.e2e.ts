import { expect } from '@playwright/test'
import { updateSettings } from '../../packages/core/src/customers/user-accounts/update-settings.ts'
import { fillSignIn } from '../pages/forms.ts'
import { makeAlertedRecruiter } from '../stack/alerted-recruiter.ts'
import { test } from '../stack/fixtures.ts'
import { waitForMail } from '../stack/mailbox.ts'
import { password } from '../stack/test-users.ts'

test('a recruiter marks a position as contacted from a digest, after signing in and by the button of a question', async ({
  page,
  db,
}) => {
  const recruiter = await makeAlertedRecruiter(db)
  await updateSettings(db, recruiter.userId, { notifyOnFilter: true })
  await db.insertInto('alert_schedule').values({ user_id: recruiter.userId, digest_due: new Date() }).execute()
  const { links } = await waitForMail(recruiter.email)
  const link = links.find((each) => each.includes('ask=contacted')) ?? ''
  const positionId = new URL(link).searchParams.get('position') ?? ''
  const marks = () =>
    db
      .selectFrom('position_mark')
      .innerJoin('position', 'position.position_no', 'position_mark.position_no')
      .select('position_mark.status')
      .where('position_mark.user_id', '=', recruiter.userId)
      .where('position.position_id', '=', positionId)
      .execute()

  // A scanner that runs scripts sees the sign-in page.
  await page.goto(link)
  await expect(page).toHaveURL(/\/signin\?next=/)
  expect(await marks()).toEqual([])

  await fillSignIn(page, { email: recruiter.email, password })
  const question = page.getByRole('alertdialog', { name: /^Vuoi segnare “.+” come contattata\?$/ })
  await expect(question).toBeVisible()
  expect((await marks()).filter(({ status }) => status === 'contacted')).toEqual([])
  await question.getByRole('button', { name: 'Segna contattata' }).click()
  await expect(page.getByRole('button', { name: 'Contattata', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).not.toHaveURL(/ask=/)
  expect(await marks()).toEqual([{ status: 'contacted' }])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Contattata', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(question).toBeHidden()
})
