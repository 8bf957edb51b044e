import { expect, type Page } from '@playwright/test'
import { minuteMs } from '../../packages/contracts/src/text/durations.ts'
import { open } from '../screens/account-screens.ts'
import { fillFault, makeReadings } from '../screens/fill-fault.ts'
import { fillRequests } from '../screens/fill-requests.ts'
import { fillWatch } from '../screens/fill-watch.ts'
import { wordsIn } from '../screens/words.ts'
import { makePerson, signIn } from '../stack/test-users.ts'
import { takePicture, test } from './take-picture.ts'

const folder = 'docs/screens'
const words = wordsIn('it')
const email = 'anna.prova@vedetta.example'

test('the operators’ console: the watch, requests and a morning’s fault', async ({ page, db, expectConsoleError }) => {
  const { userId } = await makePerson(db, { email, is_operator: true, second_step_exempt: true })
  await signIn(page, { email })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = { page, db, expectConsoleError, words }

  await page.setViewportSize({ width: 1440, height: 1900 })
  await fillWatch(db, 'brianza')
  await open('/operator/watch', 'watch.crowded.title')(seen)
  await takePicture(page, folder, 'watch-1440-light-it')
  await page.setViewportSize({ width: 1440, height: 900 })
  await fillRequests(db, 'Bonfanti')
  await open('/operator/requests', 'requests.answer')(seen)
  await takePicture(page, folder, 'requests-1440-light-it')

  await page.setViewportSize({ width: 1440, height: 810 })
  const { host, siteNo, recipients } = await fillFault(db, 'Bonfanti')
  await page.goto('/operator/held')
  await expect(rows(page).filter({ hasText: host })).toBeVisible()
  await takePicture(page, folder, 'console-held')

  await page.goto(`/operator/sites?q=${host}`)
  await rows(page).getByRole('link', { name: host }).click()
  const detail = page.locator('[data-detail]')
  await expect(detail.getByText('Sono sparite insieme 7 posizioni su 9')).toBeVisible()
  await takePicture(page, folder, 'console-site')

  await detail.getByRole('button', { name: `https://${host}` }).click()
  await expect(page).toHaveURL(/reading=/)
  await makeReadings(db)
  await expect(page.getByRole('heading', { name: words.at('operator.reading.steps') })).toBeVisible()
  await takePicture(page, folder, 'console-reading')

  await page.goto('/operator/queues?open=mail')
  for (const recipient of recipients) await detail.getByRole('checkbox', { name: recipient }).check()
  await takePicture(page, folder, 'console-queues')

  // The database stamps acts by its own clock.
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs)
  const ofSite = { actor_id: userId, subject: host }
  const reason = 'Sito in rifacimento, lo dice la pagina'
  await db
    .insertInto('audit_entry')
    .values([
      { ...ofSite, at: minutesAgo(9), act: 'reading_ordered', details: JSON.stringify({ siteNo }) },
      { ...ofSite, at: minutesAgo(6), act: 'visits_requested', details: JSON.stringify({ sources: 1 }) },
      { ...ofSite, at: minutesAgo(4), act: 'site_paused', details: JSON.stringify({ siteNo, sources: 1, reason }) },
      {
        actor_id: userId,
        subject: 'mail',
        at: minutesAgo(1),
        act: 'letters_retried',
        details: JSON.stringify({ retried: 2 }),
      },
    ])
    .execute()
  await page.goto(`/operator/audit?q=${email}`)
  await rows(page).getByRole('link', { name: 'Sito messo in pausa' }).click()
  await expect(detail.getByText(reason)).toBeVisible()
  await takePicture(page, folder, 'console-audit')
})

const rows = (page: Page) => page.locator('main [data-row]')
