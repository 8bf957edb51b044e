import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors, notices } from '@vedetta/contracts/calls/errors'
import {
  claimAccount,
  logOut,
  readVerificationLink,
  requestVerification,
  verifyEmail,
} from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const unverified = makeProfile({ emailVerified: false, subscription: noSubscription })

const link = { email: 'g…@agenzia.example', verified: false, own: true }
const confirmButton = () => screen.findByRole('button', { name: 'Conferma questo indirizzo' })

describe('a verification link in the session of its account', () => {
  it('a verification link verifies only when the button is pressed, then leads to the next step', async () => {
    const onCall = vi.fn(() => server.use(answer(getProfile, { user: { ...unverified, emailVerified: true } })))
    server.use(answer(getProfile, { user: unverified }), answer(readVerificationLink, link))
    server.use(answer(verifyEmail, { notice: null }, onCall))
    renderApp('/auth/verify?token=abc')
    const button = await confirmButton()
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'E-mail verificata' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
    const next = await screen.findByRole('link', { name: 'Continua' })
    expect(next.getAttribute('href')).toBe('/redeem')
  })

  it('a verification link waits for the licence of the sign-up before it offers the next step', async () => {
    const answered = Promise.withResolvers<void>()
    const onProfile = vi.fn(() => answered.promise)
    const onCall = () => server.use(answer(getProfile, { user: makeProfile() }, onProfile))
    server.use(answer(getProfile, { user: unverified }), answer(readVerificationLink, link))
    server.use(answer(verifyEmail, { notice: null }, onCall))
    renderApp('/auth/verify?token=abc')
    fireEvent.click(await confirmButton())
    await waitFor(() => expect(onProfile).toHaveBeenCalled())
    expect(screen.queryByRole('link', { name: 'Continua' })).toBeNull()
    answered.resolve()
    const next = await screen.findByRole('link', { name: 'Continua' })
    expect(next.getAttribute('href')).toBe('/positions')
  })

  it('a verification link shows when the licence of the sign-up could not be redeemed', async () => {
    server.use(answer(getProfile, { user: unverified }), answer(readVerificationLink, link))
    server.use(answer(verifyEmail, { notice: 'licence_not_redeemed' }))
    renderApp('/auth/verify?token=abc')
    fireEvent.click(await confirmButton())
    expect(await screen.findByText(notices.licence_not_redeemed.it)).toBeTruthy()
  })
})

describe('a verification link without the session of its account', () => {
  it('a verification link leads a visitor to sign in and back', async () => {
    server.use(answer(getProfile, { user: null }), answer(readVerificationLink, { ...link, own: false }))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByText(/Il link è per g…@agenzia\.example/)).toBeTruthy()
    const signIn = within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' })
    expect(signIn.getAttribute('href')).toBe('/signin?next=%2Fauth%2Fverify%3Ftoken%3Dabc')
    expect(screen.queryByRole('button', { name: 'Conferma questo indirizzo' })).toBeNull()
  })

  it('a verification link signs somebody else out before it leads to the sign-in page', async () => {
    const onLogOut = vi.fn(() => server.use(answer(getProfile, { user: null })))
    server.use(answer(readVerificationLink, { ...link, own: false }), answer(logOut, {}, onLogOut))
    const router = renderApp('/auth/verify?token=abc')
    expect(await screen.findByText(/Hai effettuato l’accesso come giulia\.bianchi@agenzia\.example/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Esci e accedi con quell’account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'))
    expect(onLogOut).toHaveBeenCalledTimes(1)
  })

  it('a verification link says that the address is already confirmed', async () => {
    server.use(answer(getProfile, { user: null }))
    server.use(answer(readVerificationLink, { ...link, own: false, verified: true }))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByRole('heading', { name: 'Indirizzo già confermato' })).toBeTruthy()
  })

  it.each(['/auth/verify?token=abc', '/auth/verify?token=abc&choose=password'])(
    'a verification link lets the owner of the address choose the password at %s',
    async (path) => {
      const onCall = vi.fn()
      server.use(answer(getProfile, { user: null }), answer(readVerificationLink, { ...link, own: false }))
      server.use(answer(claimAccount, {}, onCall))
      renderApp(path)
      if (!path.includes('choose'))
        fireEvent.click(await screen.findByRole('button', { name: 'Non ho scelto io questa password' }))
      fireEvent.change(await screen.findByRole('textbox', { name: 'Nome' }), { target: { value: 'Giulia' } })
      fireEvent.change(screen.getByRole('textbox', { name: 'Cognome' }), { target: { value: 'Bianchi' } })
      fireEvent.change(screen.getByLabelText('Nuova password'), { target: { value: 'Torre-Verde-7' } })
      const submit = screen.getByRole('button', { name: 'Scegli la password e conferma l’indirizzo' })
      fireEvent.click(submit)
      expect(await screen.findByText(errors.terms_required.it)).toBeTruthy()
      fireEvent.click(screen.getByRole('checkbox'))
      fireEvent.click(submit)
      expect(await screen.findByRole('heading', { name: 'L’account è tuo' })).toBeTruthy()
      const name = { firstName: 'Giulia', lastName: 'Bianchi', language: 'it' }
      expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc', password: 'Torre-Verde-7', terms: true, ...name })
    },
  )
})

describe('an expired verification link', () => {
  it('an expired verification link can be sent again', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: unverified }), fail(readVerificationLink, 'token_expired'))
    server.use(answer(requestVerification, {}, onCall))
    renderApp('/auth/verify?token=abc')
    expect((await screen.findByRole('alert')).textContent).toBe(errors.token_expired.it)
    fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' }))
    expect(await screen.findByText('E-mail inviata')).toBeTruthy()
    expect(onCall).toHaveBeenCalledTimes(1)
  })

  it('an expired verification link leads a visitor to the sign-in page, or to a reset without the password', async () => {
    server.use(answer(getProfile, { user: null }), fail(readVerificationLink, 'token_expired'))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByRole('link', { name: 'Accedi per riceverne un altro' })).toBeTruthy()
    const reset = screen.getByRole('link', { name: 'Non ho scelto io questa password' })
    expect(reset.getAttribute('href')).toBe('/auth/forgot')
  })
})

describe('the verification page without a token', () => {
  it('the verification page without a token shows where the mail went', async () => {
    server.use(answer(getProfile, { user: unverified }))
    renderApp('/auth/verify')
    expect(await screen.findByText(/Abbiamo scritto a giulia\.bianchi@agenzia\.example/)).toBeTruthy()
  })

  it.each([
    ['a visitor to the sign-in page', null, '/signin'],
    ['a verified user to the next step', makeProfile(), '/positions'],
  ])('the verification page without a token leads %s', async (_, user, path) => {
    server.use(answer(getProfile, { user }))
    const router = renderApp('/auth/verify')
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })
})
