import { devices, expect } from '@playwright/test'
import { makeCompany, makeContact, makePosition, positionIdOf } from '../../packages/core/src/testing/factories.ts'
import { waitForCaptcha } from '../pages/forms.ts'
import { pane, rowIds, rows, totals } from '../pages/inbox.ts'
import { findViolations } from '../screens/axe.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, randomEmail, signIn } from '../stack/test-users.ts'

test('a recruiter sees the evidence of a fact and reports an error in the position', async ({ page, db }) => {
  const recruiter = await makeRecruiter(db)
  await signIn(page, recruiter)
  await page.goto('/positions?name=addetto')
  const [positionID = ''] = await rowIds(page)
  await rows(page).first().getByRole('link').click()
  await pane(page)
    .getByRole('button', { name: /^Come lo sappiamo\? Nome/ })
    .click()
  await expect(pane(page).locator('blockquote')).toBeVisible()

  await pane(page).getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Segnala un errore' }).click()
  const reportDialog = page.getByRole('dialog', { name: 'Segnala la posizione' })
  await reportDialog.getByRole('textbox', { name: 'Motivo' }).fill('Il comune non è quello: la sede è a Lodi.')
  await waitForCaptcha(page)
  await reportDialog.getByRole('button', { name: 'Invia la segnalazione' }).click()
  await expect(page.getByText('Grazie della segnalazione')).toBeVisible()
  await expect(reportDialog).toBeHidden()
  const report = await db
    .selectFrom('request')
    .innerJoin('position', 'position.position_no', 'request.position_no')
    .select(['position_id', 'reason'])
    .where('request.user_id', '=', recruiter.userId)
    .execute()
  expect(report).toEqual([{ position_id: positionID, reason: 'Il comune non è quello: la sede è a Lodi.' }])
})

type Box = { scrollWidth: number; clientWidth: number }

test('a recruiter reads titles beside an open position, calls its company from the strip above the facts and marks it as contacted', async ({
  page,
  db,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, await makeRecruiter(db))
  const companyNo = await makeCompany(db, { name: 'Corderie Prova S.r.l.' })
  const of = { company_no: companyNo }
  await makeContact(db, {
    ...of,
    kind: 'general',
    full_name: null,
    title: null,
    department: null,
    phone: '035 751 200',
  })
  await makeContact(db, { ...of, email: randomEmail('carla.esempio') })
  const positionNo = await makePosition(db, { ...of, title: 'Cordatore' })
  await page.goto(`/positions?name=addetto&position=${await positionIdOf(db, positionNo)}`)
  await expect(totals(page)).toBeAttached()
  const strip = pane(page).getByRole('region', { name: 'Chiama o scrivi' })
  await expect(strip.getByRole('link', { name: '035 751 200' })).toHaveAttribute('href', 'tel:035751200')
  await expect(page).toHaveTitle('Cordatore · Corderie Prova S.r.l. · Vedetta')
  // Another font may be wider.
  await page.evaluate('document.fonts.ready.then(() => true)')
  const cut = await rows(page)
    .getByRole('link')
    .evaluateAll(
      (links) =>
        (links as unknown as Box[]).filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth < 260,
        ).length,
    )
  expect(cut).toBe(0)
  const [top, facts] = await Promise.all([strip.boundingBox(), pane(page).locator('dl').first().boundingBox()])
  expect(top?.y).toBeLessThan(facts?.y ?? 0)

  await strip.getByRole('button', { name: 'Sblocca la persona · 5 crediti' }).click()
  await expect(strip.getByText('Carla Esempio')).toBeVisible()
  await pane(page).getByRole('button', { name: 'Segna contattata' }).click()
  await expect(pane(page).getByText(/^Contattata · oggi/)).toBeVisible()
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect(pane(page).getByText(/^Vista ·/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('combobox', { name: /^Ruolo/ }).fill('cuoco')
  await page.keyboard.press('Enter')
  await expect(pane(page), 'a new search closes a position that it does not find').toHaveCount(0)
})

test('a recruiter follows the mask of a contact person in an advert to the contact, by keyboard', async ({
  page,
  db,
}) => {
  await signIn(page, await makeRecruiter(db))
  const companyNo = await makeCompany(db, { name: 'Corderie Prova S.r.l.' })
  const contactID = await makeContact(db, { company_no: companyNo, email: randomEmail('carla.esempio') })
  const { contact_no } = await db
    .selectFrom('company_contact')
    .select('contact_no')
    .where('contact_id', '=', contactID)
    .executeTakeFirstOrThrow()
  const description = `Cerchiamo un cordatore.\n\nReferente: ⟦contact ${contact_no}⟧.\n\n- turni: sentire ⟦contact⟧\n- CV a lavoro@corderie.example`
  const positionNo = await makePosition(db, { company_no: companyNo, title: 'Cordatore', description })
  const quotes = {
    title: { quote: `Cordatore, chiedere di ⟦contact ${contact_no}⟧ o di ⟦contact⟧`, extractor: 'headings' },
  }
  await db
    .insertInto('position_evidence')
    .values({ position_no: positionNo, quotes: JSON.stringify(quotes) })
    .execute()
  await page.goto(`/positions?position=${await positionIdOf(db, positionNo)}`)
  const text = pane(page).getByRole('region', { name: 'Descrizione' })
  await expect(text).toContainText('turni: sentire [contatto omesso]')
  await expect(text).toContainText('CV a lavoro@corderie.example')
  await pane(page)
    .getByRole('button', { name: /^Come lo sappiamo\? Nome/ })
    .click()
  await expect(pane(page).locator('blockquote')).toHaveText(
    '“Cordatore, chiedere di vedi contatto o di [contatto omesso]”',
  )
  const strip = pane(page).getByRole('region', { name: 'Chiama o scrivi' })
  await expect(strip.getByRole('button', { name: 'Sblocca la persona · 5 crediti' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await text.getByRole('button', { name: 'vedi contatto' }).focus()
  await page.keyboard.press('Enter')
  await expect(pane(page).locator(`[id="contact-${contactID}"]`)).toBeFocused()
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
  test.use({ ...phone, viewport: { width: 390, height: 844 } })

  test('a recruiter opens a position as a page and returns to the list at the same scroll position', async ({
    page,
    db,
  }) => {
    await signIn(page, await makeRecruiter(db))
    const lateTabs = Promise.withResolvers<void>()
    await page.route('**/assets/position-tabs-*.js', async (route) => {
      await lateTabs.promise
      await route.continue()
    })
    // Where a finger taps: to reach a link, Playwright may scroll once more by itself.
    await page.addInitScript("addEventListener('click', () => { globalThis.scrollAtTap = scrollY }, true)")
    await page.goto('/positions?name=addetto')
    await expect(totals(page)).toBeAttached()
    const list = page.getByRole('list', { name: 'Posizioni trovate' })
    const link = list.getByRole('link').nth(17)
    await link.scrollIntoViewIfNeeded()
    const name = (await link.textContent()) ?? ''
    const scrollBefore = await page.evaluate('scrollY')
    expect(scrollBefore).toBeGreaterThan(500)
    lateTabs.resolve()
    await expect(page.getByRole('navigation', { name: 'Sezioni delle posizioni' })).toBeAttached()
    expect(await page.evaluate('scrollY'), 'the list did not move when the tabs came').toBe(scrollBefore)

    for (const goBack of [
      () => page.goBack(),
      () => pane(page).getByRole('button', { name: 'Risultati' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await link.tap()
      await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(name)
      const scrollAtTap = await page.evaluate('scrollAtTap')
      expect(scrollAtTap).toBeGreaterThan(500)
      await expect(list, 'the list is hidden').toBeHidden()
      await expect(page.getByRole('combobox', { name: /^Ruolo/ })).toBeHidden()
      await expect.poll(() => page.evaluate('scrollY')).toBe(0)
      await goBack()
      await expect(pane(page)).toHaveCount(0)
      await expect(list).toBeVisible()
      await expect.poll(() => page.evaluate('scrollY')).toBe(scrollAtTap)
    }
    await expect(list.getByRole('listitem').nth(17).getByTitle('Vista', { exact: true })).toBeVisible()
  })
})
