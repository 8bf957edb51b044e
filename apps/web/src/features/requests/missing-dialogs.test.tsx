import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { requestMissingCompany } from '@vedetta/contracts/operations/requests'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { solveCaptchas } from '../../testing/captcha.ts'
import { answerCompanies, makeCompany } from '../../testing/companies.ts'
import { renderApp, renderPart, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'
import { MissingSiteDialog } from './missing-site-dialog.tsx'

startTestApi()
solveCaptchas()

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Invia la richiesta' }))

async function solveCaptchaFrom(label: string) {
  fireEvent.focusIn(await screen.findByLabelText(label))
  await screen.findByText('Verifica anti-bot completata.')
}

async function openMissingCompany() {
  fireEvent.click(await screen.findByRole('button', { name: 'Manca un’azienda?' }))
  await solveCaptchaFrom('Nome dell’azienda')
}

describe('a missing company', () => {
  it('a missing company is requested by its name from the list of companies, without address or reason', async () => {
    const onCall = vi.fn()
    server.use(answerCompanies([makeCompany(1)]), answer(requestMissingCompany, {}, onCall))
    renderApp('/positions?tab=companies')
    await openMissingCompany()
    type('Nome dell’azienda', 'Officine Nuove')
    submit()
    await expectToast('Richiesta inviata', 'La controlliamo e ti scriviamo l’esito per e-mail.')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      request: { missing: 'company', name: 'Officine Nuove', url: '' },
      captcha: expect.stringMatching(/.+/),
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a missing company is requested where a search finds none, with address and reason', async () => {
    const onCall = vi.fn()
    server.use(answer(requestMissingCompany, {}, onCall))
    renderApp('/positions?companyName=nuove&tab=companies')
    await openMissingCompany()
    type('Nome dell’azienda', 'Officine Nuove')
    type('Indirizzo del sito', 'www.nuove.example')
    type('Motivo', 'Assume a Lecco')
    submit()
    await waitFor(() => expect(onCall).toHaveBeenCalled())
    expect(onCall.mock.lastCall?.[0]).toMatchObject({
      request: { missing: 'company', name: 'Officine Nuove', url: 'www.nuove.example', reason: 'Assume a Lecco' },
    })
  })

  it('a request for a missing company needs a name and a valid address', async () => {
    renderApp('/positions?companyName=nuove&tab=companies')
    await openMissingCompany()
    type('Indirizzo del sito', 'non un indirizzo')
    submit()
    expect(await screen.findByText(errors.company_name_required.it)).toBeTruthy()
    expect(screen.getByText(errors.url_required.it)).toBeTruthy()
    expect(screen.queryByText(errors.invalid_request.it)).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Nome dell’azienda'))
  })

  it.each(['request_limit', 'invalid_captcha'] as const)(
    'a request for a missing company refused with %s shows the error and keeps its values',
    async (code) => {
      server.use(fail(requestMissingCompany, code))
      renderApp('/positions?companyName=nuove&tab=companies')
      await openMissingCompany()
      type('Nome dell’azienda', 'Officine Nuove')
      submit()
      expect(await screen.findByText(errors[code].it)).toBeTruthy()
      expect(screen.getByLabelText<HTMLInputElement>('Nome dell’azienda').value).toBe('Officine Nuove')
    },
  )
})

function MissingSite() {
  const [open, setOpen] = useState(true)
  return <MissingSiteDialog open={open} companyName="Officine Vecchie S.r.l." onClose={() => setOpen(false)} />
}

describe('a missing site', () => {
  async function open() {
    renderPart(<MissingSite />, '/positions')
    await solveCaptchaFrom('Indirizzo del sito')
  }

  it('a missing site is requested for a known company, with its address', async () => {
    const onCall = vi.fn()
    server.use(answer(requestMissingCompany, {}, onCall))
    await open()
    const dialog = screen.getByRole('dialog', { name: 'Segnala il sito' })
    expect(dialog.textContent).toContain('Non conosciamo il sito di Officine Vecchie S.r.l.')
    expect(within(dialog).queryByLabelText('Nome dell’azienda')).toBeNull()
    type('Indirizzo del sito', 'www.vecchie.example')
    submit()
    await expectToast('Richiesta inviata', 'La controlliamo e ti scriviamo l’esito per e-mail.')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      request: { missing: 'site', name: 'Officine Vecchie S.r.l.', url: 'www.vecchie.example' },
      captcha: expect.stringMatching(/.+/),
    })
  })

  it('a request for a missing site needs the address', async () => {
    await open()
    submit()
    expect(await screen.findByText(errors.url_required.it)).toBeTruthy()
  })
})
