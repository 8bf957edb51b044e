import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { captchaSolved } from '../pages/forms.ts'
import { makePerson, makeRecruiter, signIn } from '../stack/test-users.ts'
import { test } from '../stack/fixtures.ts'
import { nextMail } from '../stack/mailbox.ts'

test('a recruiter asks for a company that is missing, an operator answers, and the outcome comes by mail', async ({
  page,
  openBrowser,
  db,
}) => {
  const recruiter = await makeRecruiter(db)
  const name = `Officine ${randomUUID().slice(0, 8)}`
  await signIn(page, recruiter)
  await page.goto(`/positions?companyName=${encodeURIComponent(name)}&tab=companies`)
  await page.getByRole('button', { name: 'Manca un’azienda?' }).click()
  const asking = page.getByRole('dialog', { name: 'Manca un’azienda?' })
  await asking.getByRole('textbox', { name: 'Indirizzo del sito' }).fill('nessun indirizzo')
  await captchaSolved(page)
  await asking.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(asking.getByText('Scrivi il nome dell’azienda, fino a 200 caratteri.')).toBeVisible()
  await expect(asking.getByText('Scrivi l’indirizzo del sito, per esempio www.azienda.it.')).toBeVisible()
  await asking.getByRole('textbox', { name: 'Nome dell’azienda' }).fill(name)
  await asking.getByRole('textbox', { name: 'Indirizzo del sito' }).fill('www.officine.example/lavora')
  await asking.getByRole('textbox', { name: 'Motivo' }).fill('Assume a Lecco.')
  await asking.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(page.getByText('Richiesta inviata')).toBeVisible()
  await expect(asking).toBeHidden()

  const office = await openBrowser()
  await signIn(office, await makePerson(db, { is_operator: true }))
  await office.goto('/profile')
  await office.getByRole('button', { name: /^Account di/ }).click()
  await office.getByRole('menuitem', { name: 'Richieste e segnalazioni' }).click()
  await expect(office).toHaveURL('/operator/requests')
  await office.getByRole('link', { name: /^Azienda mancante/ }).click()
  await expect(office).toHaveURL('/operator/requests?kind=missing_company')
  const request = office.getByRole('listitem').filter({ hasText: name })
  await expect(request).toContainText(recruiter.email)
  await expect(request).toContainText('Assume a Lecco.')
  await expect(request.getByRole('link', { name: /^officine\.example\/lavora/ })).toBeVisible()

  await request.getByRole('button', { name: `Rispondi alla richiesta su ${name}` }).click()
  const answering = office.getByRole('dialog', { name: `Rispondi alla richiesta su ${name}` })
  await expect(answering.getByText(`L’esito viene inviato per e-mail a ${recruiter.email}.`)).toBeVisible()
  await office.keyboard.press('Space')
  await expect(answering.getByRole('radio', { name: /^Confermata/ })).toBeChecked()
  await answering
    .getByRole('textbox', { name: 'Testo per chi ha inviato la richiesta' })
    .fill('La trovi dal prossimo mese.')
  await answering.getByRole('button', { name: 'Invia la risposta' }).click()
  await expect(office.getByText('Risposta registrata')).toBeVisible()
  await expect(request).toHaveCount(0)
  await expect(office.getByRole('heading', { level: 2, name: /richiest/ })).toBeFocused()
  await office.getByRole('tab', { name: 'Con risposta' }).click()
  await expect(request).toContainText('Confermata')
  await expect(request).toContainText('La trovi dal prossimo mese.')

  const mail = await nextMail(recruiter.email)
  expect(mail.subject).toBe(`Richiesta accolta: ${name}`)
  expect(mail.text).toContain(`hai segnalato che manca l’azienda «${name}».`)
  expect(mail.text).toContain('Una nota di chi ha controllato: «La trovi dal prossimo mese.»')
})
