import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { waitForCaptcha } from '../pages/forms.ts'
import { test } from '../stack/fixtures.ts'
import { waitForMail } from '../stack/mailbox.ts'
import { makePerson, makeRecruiter, signIn } from '../stack/test-users.ts'

test('a recruiter requests a missing company, an operator answers, and the recruiter receives the outcome by mail', async ({
  page,
  openBrowser,
  db,
}) => {
  const recruiter = await makeRecruiter(db)
  const name = `Officine ${randomUUID().slice(0, 8)}`
  await signIn(page, recruiter)
  await page.goto(`/positions?companyName=${encodeURIComponent(name)}&tab=companies`)
  await page.getByRole('button', { name: 'Manca un’azienda?' }).click()
  const requestDialog = page.getByRole('dialog', { name: 'Manca un’azienda?' })
  await requestDialog.getByRole('textbox', { name: 'Indirizzo del sito' }).fill('nessun indirizzo')
  await waitForCaptcha(page)
  await requestDialog.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(requestDialog.getByText('Scrivi il nome dell’azienda, fino a 200 caratteri.')).toBeVisible()
  await expect(requestDialog.getByText('Scrivi l’indirizzo del sito, per esempio www.azienda.it.')).toBeVisible()
  await requestDialog.getByRole('textbox', { name: 'Nome dell’azienda' }).fill(name)
  await requestDialog.getByRole('textbox', { name: 'Indirizzo del sito' }).fill('www.officine.example/lavora')
  await requestDialog.getByRole('textbox', { name: 'Motivo' }).fill('Assume a Lecco.')
  await requestDialog.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(page.getByText('Richiesta inviata')).toBeVisible()
  await expect(requestDialog).toBeHidden()

  const office = await openBrowser()
  await signIn(office, await makePerson(db, { is_operator: true, second_step_exempt: true }))
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
  const answerDialog = office.getByRole('dialog', { name: `Rispondi alla richiesta su ${name}` })
  await expect(answerDialog.getByText(`L’esito viene inviato per e-mail a ${recruiter.email}.`)).toBeVisible()
  await expect(answerDialog.getByRole('radio', { name: /^Confermata/ })).toBeFocused()
  await office.keyboard.press('Space')
  await expect(answerDialog.getByRole('radio', { name: /^Confermata/ })).toBeChecked()
  await answerDialog
    .getByRole('textbox', { name: 'Testo per chi ha inviato la richiesta' })
    .fill('La trovi dal prossimo mese.')
  await answerDialog.getByRole('button', { name: 'Invia la risposta' }).click()
  await expect(office.getByText('Risposta registrata')).toBeVisible()
  await expect(request).toHaveCount(0)
  await expect(office.getByRole('heading', { level: 2, name: /^\d+ richiest/ })).toBeFocused()
  await office.getByRole('tab', { name: 'Con risposta' }).click()
  await expect(request).toContainText('Confermata')
  await expect(request).toContainText('La trovi dal prossimo mese.')

  const mail = await waitForMail(recruiter.email)
  expect(mail.subject).toBe(`Richiesta accolta: ${name}`)
  expect(mail.text).toContain(`hai segnalato che manca l’azienda «${name}».`)
  expect(mail.text).toContain('Una nota di chi ha controllato: «La trovi dal prossimo mese.»')
})
