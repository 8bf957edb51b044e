import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import {
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  verifyTotp,
} from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()
const here = {
  sessionID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1e01',
  current: true,
  startedAt: '2026-11-14T08:00:00Z',
  lastSeenAt: '2026-11-14T08:00:00Z',
  network: '93.41.12.0/24',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
}
const phone = {
  ...here,
  sessionID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1e02',
  current: false,
  network: null,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
}

beforeEach(() => server.use(answer(listSessions, { sessions: [here, phone] })))

async function open() {
  renderApp('/profile?tab=security')
  await screen.findByRole('heading', { name: 'Metodi di accesso' })
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

describe('the password', () => {
  const typed = { current: 'Sentinella-7', password: 'Vedetta-2026', repeated: 'Vedetta-2026' }

  function change(other: Partial<typeof typed> = {}) {
    const { current, password, repeated } = { ...typed, ...other }
    type('Password attuale', current)
    type('Nuova password', password)
    type('Ripeti la nuova password', repeated)
    press('Cambia la password')
  }

  it('the password is changed with the current one and the new one twice', async () => {
    const onCall = vi.fn()
    server.use(answer(changePassword, {}, onCall))
    await open()
    change()
    await expectToast('Password cambiata')
    expect(onCall).toHaveBeenCalledExactlyOnceWith(typed)
    expect(screen.getByLabelText<HTMLInputElement>('Password attuale').value).toBe('')
  })

  it.each([
    ['the current one is missing', { current: '' }, 'passwords_required'],
    ['the new one is weak', { password: 'corta' }, 'weak_password'],
    ['the repeated one differs', { repeated: 'Vedetta-2027' }, 'passwords_differ'],
  ] as const)('the password change is not sent when %s', async (_, other, code) => {
    const onCall = vi.fn()
    server.use(answer(changePassword, {}, onCall))
    await open()
    change(other)
    expect(await screen.findByText(errors[code].it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it.each<[ErrorCode, string]>([
    ['current_password_invalid', 'Password attuale'],
    ['common_password', 'Nuova password'],
  ])('a password change refused with %s shows the error at its field, which gets the focus', async (code, label) => {
    server.use(fail(changePassword, code))
    await open()
    change()
    expect(await screen.findByText(errors[code].it)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  })

  it('a user account without a password shows its provider instead of the password change', async () => {
    server.use(answer(getProfile, { user: makeProfile({ hasPassword: false, providers: ['microsoft'] }) }))
    await open()
    expect(screen.getByText('Non hai una password: accedi con Microsoft.')).toBeTruthy()
    expect(screen.queryByLabelText('Password attuale')).toBeNull()
  })

  it('a user account without a password sets up the second step without one, and says when the sign-in is too old', async () => {
    server.use(answer(getProfile, { user: makeProfile({ hasPassword: false, providers: ['microsoft'] }) }))
    server.use(fail(enableTwoFactor, 'recent_sign_in_required'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Attiva' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText('Password')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Continua' }))
    expect(await dialog.findByText(errors.recent_sign_in_required.it)).toBeTruthy()
    const uri = 'otpauth://totp/Vedetta:giulia?secret=ABCDEFGH'
    server.use(answer(enableTwoFactor, { uri, backupCodes: ['aaaaa-bbbbb'] }))
    fireEvent.click(dialog.getByRole('button', { name: 'Continua' }))
    expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy()
  })
})

describe('sessions', () => {
  it('sessions are listed by browser and system, and the current one has a log-out link', async () => {
    await open()
    const rows = await within(screen.getByRole('region', { name: 'Sessioni' })).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Chrome su WindowsQuesto dispositivoUltimo uso: .* · rete 93\.41\.12\.0\/24Esci$/),
      expect.stringMatching(/^Safari su iPhoneUltimo uso: .*Chiudi$/),
    ])
    expect(screen.getByRole('link', { name: 'Esci' }).getAttribute('href')).toBe('/logout')
  })

  it('a session is ended after a confirmation', async () => {
    const onCall = vi.fn(() => server.use(answer(listSessions, { sessions: [here] })))
    server.use(answer(revokeSession, {}, onCall))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Chiudi la sessione di Safari su iPhone' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Vuoi chiudere questa sessione?' })
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }))
    await expectToast('Sessione chiusa')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ sessionID: phone.sessionID })
    expect(screen.queryByText('Safari su iPhone')).toBeNull()
  })

  it('all other sessions are ended after a confirmation, and the button goes with them', async () => {
    const onCall = vi.fn(() => server.use(answer(listSessions, { sessions: [here] })))
    server.use(answer(revokeOtherSessions, {}, onCall))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Chiudi tutte le altre' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Vuoi chiudere tutte le altre sessioni?' })
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi tutte le altre' }))
    await expectToast('Altre sessioni chiuse')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({})
    expect(screen.queryByText('Safari su iPhone')).toBeNull()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Chiudi tutte le altre' })).toBeNull())
  })

  it('a session that fails to be ended stays, and the dialog shows the error', async () => {
    server.use(fail(revokeSession, 'internal_error'))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Chiudi la sessione di Safari su iPhone' }))
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Chiudi' }))
    expect(await within(dialog).findByText(errors.internal_error.it)).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Annulla' }))
    expect(screen.getByText('Safari su iPhone')).toBeTruthy()
  })

  it('sessions that fail to load show the error and a retry', async () => {
    server.use(fail(listSessions, 'internal_error'))
    await open()
    expect(await screen.findByText('Non riusciamo a caricare le sessioni')).toBeTruthy()
    server.use(answer(listSessions, { sessions: [here] }))
    press('Riprova')
    expect(await screen.findByText('Chrome su Windows')).toBeTruthy()
  })
})

describe('two-step sign-in', () => {
  const uri = 'otpauth://totp/Vedetta:giulia?secret=JBSWY3DPEHPK3PXP&issuer=Vedetta'
  const backupCodes = ['aaaa-1111', 'bbbb-2222']

  async function begin() {
    await open()
    press('Attiva')
    const dialog = await screen.findByRole('dialog', { name: 'Attiva la verifica in due passaggi' })
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'Sentinella-7' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continua' }))
  }

  it('two-step sign-in is set up with the password, a QR code or key, backup codes and a confirming code', async () => {
    const onEnable = vi.fn()
    const onVerify = vi.fn(() => server.use(answer(getProfile, { user: makeProfile({ twoFactor: true }) })))
    server.use(answer(enableTwoFactor, { uri, backupCodes }, onEnable), answer(verifyTotp, { notice: null }, onVerify))
    await begin()
    const picture = await screen.findByRole('img', { name: 'Codice QR per l’app di autenticazione' })
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    const codes = within(screen.getByRole('list', { name: 'Codici di emergenza' })).getAllByRole('listitem')
    expect(codes.map((code) => code.textContent)).toEqual(backupCodes)
    expect(onEnable).toHaveBeenCalledExactlyOnceWith({ password: 'Sentinella-7' })
    type('Codice di 6 cifre', '123456')
    press('Attiva la verifica')
    await expectToast('Verifica in due passaggi attiva')
    expect(onVerify).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
    expect(screen.getByRole('button', { name: 'Disattiva' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Codici di emergenza' })).toBeNull()
  })

  it('the backup codes of two-step sign-in can be copied and downloaded', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const file = vi.spyOn(URL, 'createObjectURL')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    server.use(answer(enableTwoFactor, { uri, backupCodes }))
    await begin()
    fireEvent.click(await screen.findByRole('button', { name: 'Copia i codici' }))
    expect(copy).toHaveBeenCalledExactlyOnceWith('aaaa-1111\nbbbb-2222')
    press('Scarica i codici')
    const [blob] = file.mock.lastCall ?? []
    expect(await (blob as Blob).text()).toBe('aaaa-1111\nbbbb-2222\n')
  })

  it('two-step sign-in refuses a wrong confirming code', async () => {
    server.use(answer(enableTwoFactor, { uri, backupCodes }), fail(verifyTotp, 'wrong_second_factor'))
    await begin()
    fireEvent.change(await screen.findByLabelText('Codice di 6 cifre'), { target: { value: '000000' } })
    press('Attiva la verifica')
    expect(await screen.findByText(errors.wrong_second_factor.it)).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  })

  it('two-step sign-in is not set up with a wrong password', async () => {
    server.use(fail(enableTwoFactor, 'current_password_invalid'))
    await begin()
    expect(await screen.findByText(errors.current_password_invalid.it)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
  })

  it('two-step sign-in is disabled with the password', async () => {
    const onCall = vi.fn(() => server.use(answer(getProfile, { user: makeProfile() })))
    server.use(answer(getProfile, { user: makeProfile({ twoFactor: true }) }), answer(disableTwoFactor, {}, onCall))
    await open()
    press('Disattiva')
    const dialog = await screen.findByRole('dialog', { name: 'Vuoi disattivare la verifica in due passaggi?' })
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'Sentinella-7' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disattiva' }))
    await expectToast('Verifica in due passaggi disattivata')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ password: 'Sentinella-7' })
    expect(await screen.findByText('Non attiva')).toBeTruthy()
  })
})
