import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import {
  cancelInvite,
  getLicence,
  inviteManager,
  inviteUser,
  type LicenceDetails,
  listLicences,
  removeManager,
  revokeSeat,
} from '@vedetta/contracts/customers/licences'
import { dayMs } from '@vedetta/contracts/text/durations'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../../testing/api.ts'
import { inviteID, licenceID, makeLicence, makeLicences, makeSeat, makeSummary } from '../../testing/licence.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

async function open(change: Partial<LicenceDetails> = {}) {
  server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
  server.use(answer(getLicence, makeLicence(change)))
  renderApp('/profile?tab=licenses')
  await screen.findByRole('heading', { name: 'Utenti' })
}

async function confirm(title: string, name: string) {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }))
  fireEvent.click(dialog.getByRole('button', { name }))
  return dialog
}

async function invite(button: string, title: string, email: string) {
  fireEvent.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  fireEvent.change(dialog.getByLabelText('E-mail'), { target: { value: email } })
  fireEvent.click(dialog.getByRole('button', { name: 'Invia l’invito' }))
  return dialog
}

describe('users', () => {
  it('users are listed with state and usage, and free seats are counted', async () => {
    await open()
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      [
        'marco.ferrari@orobica.exampleMarco Ferrari',
        'Assegnato',
        'Dal 5 ott 2026',
        'Sessioni 41',
        'Ricerche 1.318',
        'Contatti 12',
        'Esportate 204',
        'Revoca',
      ],
      ['luca.conti@orobica.example', 'Invitato', '', '', '', '', '', 'Annulla l’invito'],
    ])
    expect(screen.getByText('3 posti disponibili')).toBeTruthy()
  })

  it('users of an expired licence are shown as expired', async () => {
    await open({ expired: true, seats: [makeSeat({ status: 'expired' })] })
    expect(screen.getByText('Scaduto')).toBeTruthy()
  })

  it('a licence without users explains how to invite one', async () => {
    await open({ seats: [] })
    expect(screen.getByRole('heading', { name: 'Nessuno usa ancora questa licenza' })).toBeTruthy()
  })

  it('a user’s seat is revoked after a confirmation and disappears', async () => {
    const onCall = vi.fn(() => server.use(answer(getLicence, makeLicence({ seats: [] }))))
    server.use(answer(revokeSeat, {}, onCall))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Revoca il posto di marco.ferrari@orobica.example' }))
    expect(onCall).not.toHaveBeenCalled()
    await confirm('Vuoi revocare questo posto?', 'Revoca')
    await expectToast('Posto revocato, codice cambiato')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, seatID: makeSeat().seatID })
    expect(screen.queryByText('marco.ferrari@orobica.example')).toBeNull()
  })

  it('a user’s seat cannot be revoked in the first 15 days, and the date is shown', async () => {
    const revocableAt = new Date(Date.now() + dayMs).toISOString()
    await open({ seats: [makeSeat({ revocableAt })] })
    expect(screen.getByText(/^Revocabile dal \d+ \p{L}+ \d{4}$/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Revoca/ })).toBeNull()
  })

  it('a refused revocation keeps the user and shows the error in the dialog', async () => {
    server.use(fail(revokeSeat, 'revoke_too_early'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: /^Revoca/ }))
    const dialog = await confirm('Vuoi revocare questo posto?', 'Revoca')
    expect(await dialog.findByText(errors.revoke_too_early.it)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }))
    expect(screen.getByText('marco.ferrari@orobica.example')).toBeTruthy()
  })

  it('an invited user is listed until the invite is cancelled', async () => {
    const onCall = vi.fn(() => server.use(answer(getLicence, makeLicence({ seats: [makeSeat()] }))))
    server.use(answer(cancelInvite, {}, onCall))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla l’invito a luca.conti@orobica.example' }))
    await confirm('Vuoi annullare questo invito?', 'Annulla l’invito')
    await expectToast('Invito annullato')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, inviteID })
    expect(screen.queryByText('luca.conti@orobica.example')).toBeNull()
  })

  it('a user is invited by e-mail', async () => {
    const onCall = vi.fn()
    server.use(answer(inviteUser, {}, onCall))
    await open()
    await invite('Invita', 'Invita una persona', 'ada@orobica.example')
    await expectToast('Invito inviato', 'ada@orobica.example')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, email: 'ada@orobica.example' })
  })

  it('a user is not invited without an e-mail address', async () => {
    const onCall = vi.fn()
    server.use(answer(inviteUser, {}, onCall))
    await open()
    const dialog = await invite('Invita', 'Invita una persona', '')
    expect(await dialog.findByText(errors.email_required.it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it.each<ErrorCode>(['already_active', 'already_invited', 'own_licence', 'no_seat_left', 'licence_expired'])(
    'a user’s invite refused with %s keeps the dialog open and shows the error',
    async (code) => {
      server.use(fail(inviteUser, code))
      await open()
      const dialog = await invite('Invita', 'Invita una persona', 'ada@orobica.example')
      expect(await dialog.findByText(errors[code].it)).toBeTruthy()
      expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@orobica.example')
    },
  )
})

describe('managers', () => {
  const managerID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1d05'
  const managers = [
    { managerID, inviteID: null, email: 'paola@orobica.example' },
    { managerID: null, inviteID, email: 'direzione@orobica.example' },
  ]

  it('managers are listed with those invited', async () => {
    await open({ managers })
    const rows = within(screen.getByRole('region', { name: 'Gestori' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'paola@orobica.exampleRimuovi',
      'direzione@orobica.exampleInvitatoRimuovi',
    ])
  })

  it.each([
    ['paola@orobica.example', { licenceID, managerID }],
    ['direzione@orobica.example', { licenceID, inviteID }],
  ])('the manager %s is removed after a confirmation', async (email, input) => {
    const onCall = vi.fn()
    server.use(answer(removeManager, {}, onCall))
    await open({ managers })
    fireEvent.click(screen.getByRole('button', { name: `Rimuovi ${email}` }))
    await confirm('Vuoi rimuovere questo gestore?', 'Rimuovi')
    await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith(input))
    await expectToast('Gestore rimosso')
  })

  it('a manager is invited by e-mail', async () => {
    const onCall = vi.fn()
    server.use(answer(inviteManager, {}, onCall))
    await open()
    await invite('Invita un gestore', 'Invita un gestore', 'ada@orobica.example')
    await expectToast('Invito inviato', 'ada@orobica.example')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, email: 'ada@orobica.example' })
  })

  it.each<ErrorCode>(['already_manager', 'own_licence', 'already_invited'])(
    'a manager’s invite refused with %s keeps the dialog open and shows the error',
    async (code) => {
      server.use(fail(inviteManager, code))
      await open()
      const dialog = await invite('Invita un gestore', 'Invita un gestore', 'ada@orobica.example')
      expect(await dialog.findByText(errors[code].it)).toBeTruthy()
    },
  )
})
