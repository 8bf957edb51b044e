import { fireEvent, screen, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { deleteLicence, getLicence, listLicences, setSecondStepRule } from '@vedetta/contracts/customers/licences'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { licenceID, makeLicence, makeLicences, makeSummary } from '../../testing/licence.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()
const own = {
  tier: 'pro',
  licenceID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1d09',
  expiresAt: '2027-11-01T00:00:00Z',
  code: null,
  customer: 'Lario S.p.A.',
  assignedAt: '2026-10-03T08:00:00Z',
} as const

const other = makeSummary({ licenceID: own.licenceID, customer: 'Brianza S.n.c.', role: 'manager', size: null })

async function open(search = '') {
  const router = renderApp(`/profile?tab=licenses${search}`)
  await screen.findByRole('heading', { level: 2 })
  return router
}

describe('the licence in use', () => {
  it('the licence in use is shown with plan, company and dates', async () => {
    server.use(answer(listLicences, makeLicences({ own })))
    await open()
    expect(await screen.findByText('Lario S.p.A.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'La licenza che usi' }).textContent).toContain(
      'PianoProAziendaLario S.p.A.Assegnata il3 ott 2026Scade il1 nov 2027',
    )
  })

  it('a user without a licence is led to the redeem page', async () => {
    server.use(answer(listLicences, makeLicences()))
    await open()
    expect(await screen.findByRole('heading', { name: 'Non hai ancora una licenza' })).toBeTruthy()
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByRole('link', { name: 'Riscatta una licenza' }).getAttribute('href')).toBe('/redeem')
  })

  it('licences that fail to load show the error and a retry', async () => {
    server.use(fail(listLicences, 'internal_error'))
    await open()
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listLicences, makeLicences({ own })))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('Lario S.p.A.')).toBeTruthy()
  })
})

describe('administered licences', () => {
  it('several administered licences are listed, each with a URL of its own', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary(), other] })))
    server.use(answer(getLicence, makeLicence()))
    const router = await open()
    const list = await screen.findByRole('region', { name: 'Licenze che amministri' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Orobica S.r.l.TeamAttivaSei l’amministratore · 1 assegnato su 5 · scade il 1 nov 2027Apri',
      'Brianza S.n.c.TeamAttivaSei un gestore · 1 assegnato, senza limite · scade il 1 nov 2027Apri',
    ])
    fireEvent.click(screen.getByRole('link', { name: 'Apri la licenza di Orobica S.r.l.' }))
    expect(await screen.findByText('VEDE-7KQM-2XTA')).toBeTruthy()
    expect(router.state.location.search).toBe(`?tab=licenses&licence=${licenceID}`)
    fireEvent.click(screen.getByRole('link', { name: 'Tutte le licenze' }))
    expect(await screen.findByRole('heading', { name: 'Licenze che amministri' })).toBeTruthy()
  })

  it('a single administered licence is shown at once: code, remaining redeems, next reset, expiry, status and last week’s usage', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
    server.use(answer(getLicence, makeLicence()))
    await open()
    const overview = await screen.findByRole('region', { name: 'Orobica S.r.l.' })
    const text = overview.textContent?.replace(/\s/g, ' ')
    expect(text).toContain('TeamAttiva')
    expect(text).toContain('Codice di riscattoVEDE-7KQM-2XTA')
    expect(text).toContain('Riscatti rimasti3Prossimo rinnovo1 dic 2026Scade il1 nov 2027')
    expect(text).toContain('Sessioni27Tempo22 h 5 minCrediti211Ricerche96')
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    fireEvent.click(screen.getByRole('button', { name: 'Copia il codice' }))
    expect(copy).toHaveBeenCalledExactlyOnceWith('VEDE-7KQM-2XTA')
  })

  it('an administered licence shows a manager neither the managers nor the deletion', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary({ role: 'manager' })] })))
    server.use(answer(getLicence, makeLicence({ role: 'manager' })))
    await open()
    expect(await screen.findByRole('heading', { name: 'Utenti' })).toBeTruthy()
    expect(screen.getByText('Sei un gestore; la amministra giulia.bianchi@agenzia.example')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Gestori' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Elimina la licenza' })).toBeNull()
  })

  it('a licence whose code was replaced says since when', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
    server.use(answer(getLicence, makeLicence({ codeChangedAt: '2026-11-14T09:00:00Z' })))
    await open()
    expect(await screen.findByText(/Cambiato il 14 nov 2026: i codici precedenti non valgono più/)).toBeTruthy()
  })

  it('an administered licence makes the second step compulsory once the administrator confirms', async () => {
    const onCall = vi.fn(() => server.use(answer(getLicence, makeLicence({ requiresSecondStep: true }))))
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
    server.use(answer(getLicence, makeLicence()), answer(setSecondStepRule, {}, onCall))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Rendi obbligatoria' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(question.getByRole('button', { name: 'Rendi obbligatoria' }))
    await expectToast('Verifica in due passaggi obbligatoria')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, required: true })
    expect(await screen.findByRole('button', { name: 'Rendi facoltativa' })).toBeTruthy()
  })

  it('an expired licence says so and has no invites', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary({ expired: true })] })))
    server.use(answer(getLicence, makeLicence({ expired: true })))
    await open()
    expect(await screen.findByText(errors.licence_expired.it)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Invita' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Invia la richiesta' })).toBeNull()
  })

  it('a licence whose details fail to load shows the error and a retry', async () => {
    server.use(
      answer(listLicences, makeLicences({ administered: [makeSummary()] })),
      fail(getLicence, 'internal_error'),
    )
    await open()
    expect(await screen.findByText('Non riusciamo a caricare le licenze')).toBeTruthy()
    server.use(answer(getLicence, makeLicence()))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('VEDE-7KQM-2XTA')).toBeTruthy()
  })
})

describe('deleting a licence', () => {
  async function openDeletion() {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
    server.use(answer(getLicence, makeLicence()))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Elimina la licenza' }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Vuoi eliminare la licenza di Orobica S.r.l.?' }),
    )
    return {
      dialog,
      confirm: (name: string) => {
        fireEvent.change(dialog.getByRole('textbox'), { target: { value: name } })
        fireEvent.click(dialog.getByRole('button', { name: 'Elimina per sempre' }))
      },
    }
  }

  it('deleting a licence needs its name to be typed', async () => {
    const onCall = vi.fn(() => server.use(answer(listLicences, makeLicences())))
    server.use(answer(deleteLicence, {}, onCall))
    const { dialog, confirm } = await openDeletion()
    confirm('Orobica')
    expect(await dialog.findByText('Il nome scritto non è “Orobica S.r.l.”.')).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
    confirm(' orobica s.r.l. ')
    await expectToast('Licenza eliminata')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID })
    expect(await screen.findByRole('heading', { name: 'Non hai ancora una licenza' })).toBeTruthy()
  })

  it('a licence that fails to be deleted stays, and the error is shown', async () => {
    server.use(fail(deleteLicence, 'forbidden'))
    const { dialog, confirm } = await openDeletion()
    confirm('Orobica S.r.l.')
    expect(await dialog.findByText(errors.forbidden.it)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }))
    expect(screen.getByText('VEDE-7KQM-2XTA')).toBeTruthy()
  })
})
