import { readFile } from 'node:fs/promises'
import { expect as baseExpect, type Page } from '@playwright/test'
import { fillFault, makeReadings } from '../screens/fill-fault.ts'
import { test } from '../stack/fixtures.ts'
import { waitForMail } from '../stack/mailbox.ts'
import { makePerson, signIn } from '../stack/test-users.ts'

/** The longest journey of all, which a busy machine slows down at each of its steps. */
const expect = baseExpect.configure({ timeout: 30_000 })

test('an operator finds a morning’s fault by the console alone: a site on hold, its reading, mails given up, and the audit of it all', async ({
  page,
  db,
}) => {
  test.setTimeout(300_000)
  const { host, sourceNo, siteNo, recipients } = await fillFault(db)
  const operator = await makePerson(db, { is_operator: true, second_step_exempt: true })
  await signIn(page, operator)
  const main = page.getByRole('main')

  await page.goto('/operator/watch')
  await expect(main.getByRole('heading', { level: 1, name: 'Monitoraggio dei siti' })).toBeVisible()
  await goTo(page, '3', 'Siti sospesi')
  const held = main.getByRole('row').filter({ hasText: host })
  await expect(held).toContainText('7 su 9')

  await goTo(page, '2', 'Aziende e siti')
  await find(page, host)
  await expect(main.getByRole('row')).toHaveCount(2)
  await expect(main.getByRole('link', { name: host })).toBeVisible()
  const row = main.getByRole('link', { name: host })
  await pressUntil(page, 'ArrowDown', () => expect(row).toBeFocused({ timeout: 1_000 }))
  await page.keyboard.press('Enter')
  const pane = main.getByRole('complementary', { name: 'Sito' })
  await expect(pane.getByText('Sono sparite insieme 7 posizioni su 9')).toBeVisible()

  // Repeated, since a letter does nothing within a second of typing; an order that waits is not made twice.
  // Another journey may make this reading before it is seen to wait.
  await pressUntil(page, 'e', () => expect(page).toHaveURL(/reading=/, { timeout: 3_000 }))
  await makeReadings(db)
  const steps = main.getByRole('region', { name: 'Pagine e candidate' })
  await expect(steps.getByText('Saldatore TIG')).toBeVisible()
  await expect(steps.getByText('Candidatura spontanea')).toBeVisible()
  await expect(steps.getByText('Sotto la soglia minima: scartata subito')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(pane.getByRole('button', { name: /^Visita ora/ })).toBeVisible()
  await page.keyboard.press('v')
  await expect(page.getByText('Visita messa in coda')).toBeVisible()
  const schedule = db.selectFrom('source_schedule').selectAll().where('source_no', '=', sourceNo)
  expect((await schedule.executeTakeFirstOrThrow()).due_at.getTime()).toBeLessThanOrEqual(Date.now())

  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog', { name: `Mettere in pausa ${host}?` })
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
  await page.keyboard.type('Sito in rifacimento, lo dice la pagina')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(pane.getByText(/^In pausa da oggi/)).toBeVisible()
  expect((await schedule.executeTakeFirstOrThrow()).paused_at).not.toBeNull()
  const pauses = db.selectFrom('site_pause').selectAll().where('site_no', '=', siteNo)
  expect(await pauses.executeTakeFirstOrThrow()).toMatchObject({ reason: 'Sito in rifacimento, lo dice la pagina' })

  await goTo(page, '4', 'Code')
  await main.getByRole('link', { name: 'E-mail', exact: true }).focus()
  await page.keyboard.press('Enter')
  const queue = main.getByRole('complementary', { name: 'Coda' })
  for (const recipient of recipients) {
    await queue.getByRole('checkbox', { name: recipient }).focus()
    await page.keyboard.press('Space')
  }
  await expect(queue.getByText('2 selezionati')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByText('Messaggi rimessi in coda')).toBeVisible()
  for (const recipient of recipients) expect((await waitForMail(recipient)).subject).not.toBe('')
  for (const recipient of recipients) await expect(queue.getByText(recipient)).toHaveCount(0)

  await goTo(page, '0', 'Registro')
  await find(page, operator.email)
  const acts = ['Messaggi ritentati', 'Sito messo in pausa', 'Visite richieste', 'Rilettura richiesta']
  for (const act of acts) await expect(main.getByRole('link', { name: act })).toHaveCount(1)
  await main.getByRole('link', { name: 'Sito messo in pausa' }).focus()
  await page.keyboard.press('Enter')
  const entry = main.getByRole('complementary', { name: 'Voce del registro' })
  await expect(entry.getByText('Sito in rifacimento, lo dice la pagina')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Esporta in CSV' }).focus()
  await page.keyboard.press('Enter')
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const text of ['site_paused', 'letters_retried', 'Sito in rifacimento, lo dice la pagina'])
    expect(file).toContain(text)
  const exports = db.selectFrom('audit_entry').select('act').where('act', '=', 'audit_exported')
  await expect.poll(() => exports.where('actor_id', '=', operator.userId).execute()).toHaveLength(1)
})

/** Repeats a key: it does nothing before the screen listens, nor within a second of typing. */
async function pressUntil(page: Page, key: string, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await done()
  }).toPass()
}

async function goTo(page: Page, key: string, title: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: title })
  await pressUntil(page, key, () => expect(heading).toBeVisible({ timeout: 1_000 }))
}

async function find(page: Page, text: string): Promise<void> {
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toBeVisible()
  await pressUntil(page, '/', () => expect(field).toBeFocused({ timeout: 1_000 }))
  // The key may have been pressed once more when the field already had the focus.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}
