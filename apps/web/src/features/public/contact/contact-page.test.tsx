import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { sendContactMessage } from '@vedetta/contracts/operations/contact-message'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../../testing/api.ts'
import { solveCaptchas } from '../../../testing/captcha.ts'
import { chooseOption } from '../../../testing/choose-option.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()
solveCaptchas()

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function open(path = '/git') {
  renderApp(path)
  fireEvent.focusIn(await screen.findByRole('button', { name: /^(Invia|Send)$/ }))
  await screen.findByText(/^(Verifica anti-bot completata|Bot check complete)/)
}

describe('the contact form', () => {
  it('the contact form sends sender, topic, message and captcha, then shows where the answer goes', async () => {
    const onCall = vi.fn()
    server.use(answer(sendContactMessage, {}, onCall))
    await open('/git?subject=enterprise')
    type('Nome e cognome', 'Anna Prova')
    type('E-mail', 'anna@agenzia.example')
    type('Messaggio', 'Siamo in quaranta.')
    expect(screen.getByRole('combobox', { name: 'Argomento' }).textContent).toBe('Il piano Enterprise')
    fireEvent.click(screen.getByRole('button', { name: 'Invia' }))
    const sent = await screen.findByRole('heading', { name: 'Messaggio inviato' })
    expect(screen.getByText(/^Ti rispondiamo a anna@agenzia\.example/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(sent))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      name: 'Anna Prova',
      email: 'anna@agenzia.example',
      topic: 'enterprise',
      message: 'Siamo in quaranta.',
      language: 'it',
      captcha: expect.stringMatching(/.+/),
    })
  })

  it('the contact form is in English at its English URL, with the topic of a demonstration by default', async () => {
    const onCall = vi.fn()
    server.use(answer(sendContactMessage, {}, onCall))
    await open('/en/git?subject=nonsense')
    expect(screen.getByRole('heading', { level: 1, name: 'Write to us' })).toBeTruthy()
    await chooseOption('Topic', 'A trial of 3 or 6 months')
    type('First and last name', 'Anna Prova')
    type('E-mail', 'anna@agenzia.example')
    type('Company', 'Ponte')
    type('Message', 'Six months, please.')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('heading', { name: 'Message sent' })
    expect(onCall).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ topic: 'trial', company: 'Ponte', language: 'en' }),
    )
  })

  it('the contact form shows the error at each invalid field and sends nothing', async () => {
    const onCall = vi.fn()
    server.use(answer(sendContactMessage, {}, onCall))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Invia' }))
    for (const code of ['name_required', 'email_required', 'message_required'] as const)
      expect(await screen.findByText(errors[code].it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it('the contact form sent too often shows the error', async () => {
    server.use(fail(sendContactMessage, 'request_limit'))
    await open()
    type('Nome e cognome', 'Anna Prova')
    type('E-mail', 'anna@agenzia.example')
    type('Messaggio', 'Ancora io.')
    fireEvent.click(screen.getByRole('button', { name: 'Invia' }))
    expect(await screen.findByText(errors.request_limit.it)).toBeTruthy()
  })

  it('the contact page shows the addresses to write to and how the data are used', async () => {
    await open()
    const mail = screen.getByRole('link', { name: 'assistenza@vedetta.example' })
    expect(mail.getAttribute('href')).toBe('mailto:assistenza@vedetta.example')
    expect(screen.getByText(/li cancelliamo dopo 12 mesi/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Informativa sulla privacy' }).getAttribute('href')).toBe('/privacy')
  })
})
