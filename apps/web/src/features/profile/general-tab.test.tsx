import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { requestVerification } from '@vedetta/contracts/customers/auth'
import {
  deleteAccount,
  downloadAccountData,
  getProfile,
  reauthenticate,
  updateProfile,
} from '@vedetta/contracts/customers/profile'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { chooseOption } from '../../testing/choose-option.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()
async function open() {
  const router = renderApp('/profile')
  await screen.findByRole('heading', { name: 'Dati personali' })
  return router
}

function type(label: string | RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

describe('the details', () => {
  it('only changed details are sent', async () => {
    const onCall = vi.fn()
    server.use(answer(updateProfile, { user: makeProfile({ firstName: 'Ada' }) }, onCall))
    await open()
    type('Nome', 'Ada')
    press('Salva')
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ firstName: 'Ada' })
    expect(screen.getByRole('button', { name: 'Account di Ada Bianchi' })).toBeTruthy()
  })

  it('invalid details show the error and are not sent', async () => {
    const onCall = vi.fn()
    server.use(answer(updateProfile, { user: makeProfile() }, onCall))
    await open()
    type('Cognome', '  ')
    press('Salva')
    expect(await screen.findByText('Scrivi il tuo cognome.')).toBeTruthy()
    type('Cognome', '<b>')
    expect(await screen.findByText(errors.invalid_details.it)).toBeTruthy()
    expect(screen.getByLabelText('Cognome').getAttribute('aria-invalid')).toBe('true')
    expect(onCall).not.toHaveBeenCalled()
  })

  it('details that fail to be saved stay as typed, with the error', async () => {
    server.use(fail(updateProfile, 'internal_error'))
    await open()
    type('Nome', 'Ada')
    press('Salva')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ada')
    expect(screen.getByRole('button', { name: 'Account di Giulia Bianchi' })).toBeTruthy()
  })

  it('a changed language is applied to the interface once it is saved', async () => {
    const onCall = vi.fn()
    server.use(answer(updateProfile, { user: makeProfile({ language: 'en' }) }, onCall))
    await open()
    await chooseOption('Lingua', 'English')
    expect(screen.getByRole('heading', { name: 'Dati personali' })).toBeTruthy()
    press('Salva')
    expect(await screen.findByRole('heading', { name: 'Personal details' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ language: 'en' })
  })
})

describe('the e-mail', () => {
  it('a verified e-mail is shown as such', async () => {
    await open()
    const email = within(screen.getByRole('region', { name: 'E-mail' }))
    expect(email.getByText('giulia.bianchi@agenzia.example').textContent).toContain('Verificata')
    expect(email.queryByRole('button')).toBeNull()
  })

  it('an unverified e-mail offers to send the mail again', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: makeProfile({ emailVerified: false }) }))
    server.use(answer(requestVerification, {}, onCall))
    await open()
    expect(screen.getByText('Da verificare')).toBeTruthy()
    press('Invia di nuovo l’e-mail')
    await expectToast('E-mail inviata', 'Apri il link che trovi nella tua casella di posta.')
    expect(onCall).toHaveBeenCalledTimes(1)
  })
})

describe('the account data', () => {
  it('the account data are downloaded as a file', async () => {
    const file = vi.spyOn(URL, 'createObjectURL')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    server.use(answer(downloadAccountData, { profile: { firstName: 'Giulia' } }))
    await open()
    press('Scarica')
    await expectToast('File pronto')
    const [blob] = file.mock.lastCall ?? []
    expect(JSON.parse(await (blob as Blob).text())).toEqual({ profile: { firstName: 'Giulia' } })
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^vedetta-\d{4}-\d\d-\d\d\.json$/)
  })

  it('account data that fail to download show the error', async () => {
    server.use(fail(downloadAccountData, 'request_limit'))
    await open()
    press('Scarica')
    await expectToast('Dati non scaricati', errors.request_limit.it)
  })
})

describe('deleting the user account', () => {
  async function openDeletion() {
    const router = await open()
    press('Elimina')
    await screen.findByRole('dialog', { name: 'Vuoi eliminare il tuo account?' })
    return router
  }

  it('the user account is deleted once e-mail and password are typed, which ends the session', async () => {
    const onCall = vi.fn()
    server.use(answer(deleteAccount, {}, onCall))
    const router = await openDeletion()
    type(/^Scrivi giulia/, 'Giulia.Bianchi@agenzia.example')
    type('Password', 'Sentinella-7')
    press('Elimina per sempre')
    await expectToast('Account eliminato')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      confirmation: 'Giulia.Bianchi@agenzia.example',
      password: 'Sentinella-7',
    })
    expect(router.state.location.pathname).toBe('/')
    expect(await screen.findByRole('link', { name: 'Accedi' })).toBeTruthy()
  })

  it('the user account is not deleted with another e-mail or without the password', async () => {
    const onCall = vi.fn()
    server.use(answer(deleteAccount, {}, onCall))
    await openDeletion()
    type(/^Scrivi giulia/, 'altra@agenzia.example')
    press('Elimina per sempre')
    expect(await screen.findByText(/^L’indirizzo scritto non è giulia/)).toBeTruthy()
    expect(screen.getByText(errors.password_required.it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it.each<ErrorCode>(['still_administrator', 'current_password_invalid', 'too_many_attempts'])(
    'deleting the user account refused with %s keeps it and shows the error',
    async (code) => {
      server.use(fail(deleteAccount, code))
      const router = await openDeletion()
      type(/^Scrivi giulia/, 'giulia.bianchi@agenzia.example')
      type('Password', 'Sentinella-7')
      press('Elimina per sempre')
      expect(await screen.findByText(errors[code].it)).toBeTruthy()
      expect(router.state.location.pathname).toBe('/profile')
    },
  )

  it('deleting a user account with two-step sign-in also needs a code', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: makeProfile({ twoFactor: true }) }), answer(deleteAccount, {}, onCall))
    await openDeletion()
    type(/^Scrivi giulia/, 'giulia.bianchi@agenzia.example')
    type('Password', 'Sentinella-7')
    press('Elimina per sempre')
    expect(await screen.findByText(errors.second_factor_code_required.it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
    type('Codice dell’app o di emergenza', '123456')
    press('Elimina per sempre')
    await waitFor(() =>
      expect(onCall).toHaveBeenCalledExactlyOnceWith({
        confirmation: 'giulia.bianchi@agenzia.example',
        password: 'Sentinella-7',
        code: '123456',
      }),
    )
  })

  describe('without a password', () => {
    const user = makeProfile({ hasPassword: false, providers: ['google'] })
    const title = { name: 'Vuoi eliminare il tuo account?' }

    it('deleting a user account without a password starts with a new sign-in at the provider', async () => {
      const redirect = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
      server.use(answer(getProfile, { user }), answer(reauthenticate, { url: 'https://provider.example/authorize' }))
      await openDeletion()
      expect(screen.queryByRole('button', { name: 'Elimina per sempre' })).toBeNull()
      press('Continua con Google')
      await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://provider.example/authorize'))
    })

    it('a user back from the provider confirms the deletion with the e-mail', async () => {
      const onCall = vi.fn()
      server.use(answer(getProfile, { user }), answer(deleteAccount, {}, onCall))
      renderApp('/profile?deletion=confirmed')
      await screen.findByRole('dialog', title)
      expect(screen.queryByLabelText('Password')).toBeNull()
      type(/^Scrivi giulia/, 'giulia.bianchi@agenzia.example')
      press('Elimina per sempre')
      await waitFor(() =>
        expect(onCall).toHaveBeenCalledExactlyOnceWith({ confirmation: 'giulia.bianchi@agenzia.example' }),
      )
    })

    it('a user whom the provider did not confirm sees why and can sign in again', async () => {
      server.use(answer(getProfile, { user }))
      const router = renderApp('/profile?deletion=refused')
      const dialog = await screen.findByRole('dialog', title)
      expect(within(dialog).getByText(errors.reauthentication_failed.it)).toBeTruthy()
      expect(within(dialog).getByRole('button', { name: 'Continua con Google' })).toBeTruthy()
      press('Annulla')
      await waitFor(() => expect(router.state.location.search).toBe(''))
    })

    it('a user who confirms too late is asked to sign in at the provider again', async () => {
      server.use(answer(getProfile, { user }), fail(deleteAccount, 'reauthentication_required'))
      renderApp('/profile?deletion=confirmed')
      const dialog = await screen.findByRole('dialog', title)
      type(/^Scrivi giulia/, 'giulia.bianchi@agenzia.example')
      press('Elimina per sempre')
      expect(await within(dialog).findByText(errors.reauthentication_required.it)).toBeTruthy()
      expect(within(dialog).getByRole('button', { name: 'Continua con Google' })).toBeTruthy()
    })
  })
})
