import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ErrorCode, errors, notices } from '@vedetta/contracts/calls/errors'
import { signIn, verifyBackupCode, verifyTotp } from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

beforeEach(() => server.use(answer(getProfile, { user: null })))

async function open(path = '/signin') {
  const router = renderApp(path)
  await screen.findByRole('heading', { name: 'Accedi' })
  return router
}

function fillIn() {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ' Giulia@Agenzia.example ' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Sentinella-7' } })
}

function submit(name = 'Accedi') {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** For `onCall` of the sign-in: from its success on, the profile is the user's, as with the session's cookie. */
function sessionOf(user = makeProfile()) {
  return vi.fn((_: unknown) => server.use(answer(getProfile, { user })))
}

describe('signing in', () => {
  it.each([
    ['a licence', makeProfile(), '/positions'],
    ['no licence', makeProfile({ subscription: noSubscription }), '/redeem'],
    ['a licence to administer', makeProfile({ subscription: noSubscription, administrator: true }), '/profile'],
    ['an unverified e-mail', makeProfile({ subscription: noSubscription, emailVerified: false }), '/auth/verify'],
  ])('signing in with %s leads to the next step', async (_, user, path) => {
    const onCall = sessionOf(user)
    server.use(answer(signIn, { twoFactor: false, notice: null }, onCall))
    const router = await open()
    fillIn()
    submit()
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ email: 'Giulia@Agenzia.example', password: 'Sentinella-7' })
  })

  it('signing in leads to the destination of the URL', async () => {
    server.use(answer(signIn, { twoFactor: false, notice: null }, sessionOf()))
    const router = await open('/signin?next=%2Fpositions%3Fname%3Dsaldatore')
    fillIn()
    submit()
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/positions', search: '?name=saldatore' }),
    )
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('signing in never leads off the site', async () => {
    server.use(answer(signIn, { twoFactor: false, notice: null }, sessionOf()))
    const router = await open('/signin?next=%2F%2Fevil.example')
    fillIn()
    submit()
    await waitFor(() => expect(router.state.location.pathname).toBe('/positions'))
  })

  it.each<ErrorCode>(['error_logging_in', 'provider_account', 'too_many_attempts', 'request_limit'])(
    'signing in refused with %s shows the error',
    async (code) => {
      server.use(fail(signIn, code))
      await open()
      fillIn()
      submit()
      expect((await screen.findByRole('alert')).textContent).toBe(errors[code].it)
      expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Sentinella-7')
    },
  )

  it('signing in needs an e-mail and a password', async () => {
    await open()
    submit()
    expect(await screen.findByText(errors.email_required.it)).toBeTruthy()
    expect(screen.getByText(errors.password_required.it)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
  })

  it('signing in sends one request, however often it is submitted', async () => {
    const answered = Promise.withResolvers<void>()
    const onCall = vi.fn(() => answered.promise)
    server.use(answer(signIn, { twoFactor: false, notice: null }, onCall))
    await open()
    fillIn()
    submit()
    submit()
    const button = screen.getByRole('button', { name: 'Accedi' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    submit()
    answered.resolve()
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
    expect(onCall).toHaveBeenCalledTimes(1)
  })

  it('signing in redeems the code of the URL; if that fails the user is signed in and can retry', async () => {
    const onCall = sessionOf(makeProfile({ subscription: noSubscription }))
    server.use(answer(signIn, { twoFactor: false, notice: 'licence_not_redeemed' }, onCall))
    await open('/signin?code=ABC-123')
    expect(screen.getByLabelText<HTMLInputElement>('Codice di licenza').value).toBe('ABC-123')
    fillIn()
    submit()
    expect(await screen.findByText(notices.licence_not_redeemed.it)).toBeTruthy()
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ code: 'ABC-123' })
    expect(screen.getByLabelText<HTMLInputElement>('Codice').value).toBe('ABC-123')
  })

  it('signing in with a provider passes on the code and the destination', async () => {
    await open('/signin?code=ABC-123&next=%2Fprofile')
    const google = await screen.findByRole('link', { name: 'Continua con Google' })
    expect(google.getAttribute('href')).toBe('/sign/google?code=ABC-123&next=%2Fprofile')
    expect(screen.getByRole('link', { name: 'Continua con Microsoft' })).toBeTruthy()
  })

  it('the sign-in form has the attributes password managers need', async () => {
    await open()
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username')
    const password = screen.getByLabelText('Password')
    expect([password.getAttribute('autocomplete'), password.getAttribute('type')]).toEqual([
      'current-password',
      'password',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Mostra la password' }))
    expect(password.getAttribute('type')).toBe('text')
  })
})

describe('the second step', () => {
  async function reach(path?: string) {
    server.use(answer(signIn, { twoFactor: true, notice: null }))
    const router = await open(path)
    fillIn()
    submit()
    await screen.findByRole('heading', { name: 'Un ultimo passo' })
    return router
  }

  it('the second step accepts the code of the authenticator app', async () => {
    const onCall = sessionOf()
    server.use(answer(verifyTotp, { notice: null }, onCall))
    const router = await reach()
    const code = screen.getByLabelText('Codice di 6 cifre')
    expect([code.getAttribute('autocomplete'), document.activeElement]).toEqual(['one-time-code', code])
    fireEvent.change(code, { target: { value: '123456' } })
    submit('Conferma')
    await waitFor(() => expect(router.state.location.pathname).toBe('/positions'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  })

  it('the second step follows a provider’s sign-in, and redeems the code that came with it', async () => {
    const onVerify = vi.fn(() => server.use(answer(getProfile, { user: makeProfile() })))
    server.use(answer(verifyTotp, { notice: null }, onVerify))
    const router = renderApp('/signin?step=code&code=ABCD&next=/profile')
    const code = await screen.findByRole('textbox', { name: 'Codice di 6 cifre' })
    fireEvent.change(code, { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Conferma' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(onVerify).toHaveBeenCalledExactlyOnceWith({ code: '123456', redeem: 'ABCD' })
  })

  it('the second step refuses a wrong code', async () => {
    server.use(fail(verifyTotp, 'wrong_second_factor'))
    await reach()
    fireEvent.change(screen.getByLabelText('Codice di 6 cifre'), { target: { value: '123456' } })
    submit('Conferma')
    expect(await screen.findByText(errors.wrong_second_factor.it)).toBeTruthy()
  })

  it('the second step accepts a backup code and redeems the licence’s code', async () => {
    const onCall = sessionOf(makeProfile({ subscription: noSubscription }))
    server.use(answer(verifyBackupCode, { notice: 'licence_not_redeemed' }, onCall))
    await reach('/signin?code=ABC-123')
    fireEvent.click(screen.getByRole('button', { name: 'Usa un codice di emergenza' }))
    fireEvent.change(screen.getByLabelText('Codice di emergenza'), { target: { value: 'abcde-fghij' } })
    submit('Conferma')
    expect(await screen.findByText(notices.licence_not_redeemed.it)).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ code: 'abcde-fghij', redeem: 'ABC-123' })
  })
})
