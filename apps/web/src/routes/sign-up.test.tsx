import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { signUp } from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { solveCaptchas } from '../testing/captcha.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()
solveCaptchas()

beforeEach(() => server.use(answer(getProfile, { user: null })))

const person = { Nome: 'Ada', Cognome: 'Neri', 'E-mail': 'ada@agenzia.example', Password: 'Sentinella-7' }

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

async function open(path = '/signup') {
  const router = renderApp(path)
  await screen.findByRole('heading', { name: 'Crea il tuo account' })
  return router
}

async function fillIn() {
  for (const [label, value] of Object.entries(person)) type(label, value)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Accetto i termini e le condizioni' }))
  fireEvent.focusIn(screen.getByLabelText('Nome'))
  await screen.findByText('Verifica anti-bot completata.')
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Registrati' }))
}

describe('signing up', () => {
  it('signing up sends names, e-mail, password, terms, captcha and the URL’s code, then shows where the mail went', async () => {
    const onCall = vi.fn(() => server.use(answer(getProfile, { user: unverified })))
    const unverified = makeProfile({ email: person['E-mail'], emailVerified: false, subscription: noSubscription })
    server.use(answer(signUp, { notice: 'redeem_after_verification' }, onCall))
    const router = await open('/signup?code=ABC-123')
    expect(screen.getByLabelText<HTMLInputElement>('Codice di invito o di licenza').value).toBe('ABC-123')
    await fillIn()
    submit()
    expect(await screen.findByRole('heading', { name: 'Controlla la posta' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Ada',
      lastName: 'Neri',
      email: person['E-mail'],
      password: person.Password,
      terms: true,
      captcha: expect.stringMatching(/.+/),
      code: 'ABC-123',
      language: 'it',
    })
    expect(router.state.location.pathname).toBe('/auth/verify')
    expect(screen.getByText(/Riscatteremo la licenza quando avrai verificato/)).toBeTruthy()
  })

  it('signing up sends no code when none is typed', async () => {
    const onCall = vi.fn()
    server.use(answer(signUp, { notice: null }, onCall))
    await open()
    await fillIn()
    submit()
    await waitFor(() => expect(onCall).toHaveBeenCalled())
    expect(onCall.mock.lastCall?.[0]).not.toHaveProperty('code')
  })

  it('signing up needs names, e-mail, a valid password and the terms; the first invalid field gets the focus', async () => {
    await open()
    type('Password', 'corta')
    submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nome')))
    expect(describedBy('Nome')).toBe('Scrivi il tuo nome.')
    expect(describedBy('Cognome')).toBe('Scrivi il tuo cognome.')
    expect(describedBy('E-mail')).toContain(errors.email_required.it)
    expect(describedBy('Password')).toContain(errors.weak_password.it)
    expect(screen.getByText(errors.terms_required.it)).toBeTruthy()
    expect(screen.getByText(errors.captcha_required.it)).toBeTruthy()
  })

  it.each<[ErrorCode, string]>([
    ['email_in_use', 'E-mail'],
    ['common_password', 'Password'],
    ['invalid_invitation_code', 'Codice di invito o di licenza'],
  ])('signing up refused for %s shows the error at its field, which gets the focus', async (code, label) => {
    server.use(fail(signUp, code))
    await open('/signup?code=ABC-123')
    await fillIn()
    submit()
    expect(await screen.findByText(errors[code].it)).toBeTruthy()
    expect(describedBy(label)).toContain(errors[code].it)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  })

  it('signing up refused for its captcha solves another challenge', async () => {
    const onCall = vi.fn()
    server.use(fail(signUp, 'invalid_captcha'))
    await open()
    await fillIn()
    submit()
    expect(await screen.findByText(errors.invalid_captcha.it)).toBeTruthy()
    server.use(answer(signUp, { notice: null }, onCall))
    await waitFor(() => expect(screen.queryByText(errors.invalid_captcha.it)).toBeNull())
    submit()
    await waitFor(() => expect(onCall).toHaveBeenCalled())
  })

  it('sign-up that is turned off says so without alarm, keeps what was typed, and leads to signing in', async () => {
    server.use(fail(signUp, 'feature_off'))
    await open('/signup?code=ABC-123')
    await fillIn()
    submit()
    const notice = await screen.findByText(errors.feature_off.it)
    expect(notice.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(person.Password)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/signin?code=ABC-123')
  })

  it('the sign-up form ticks the password’s rules while it is typed', async () => {
    await open()
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'abcD' } })
    expect(describedBy('Password')).toBe(
      'Una password con: almeno 7 caratteri;una maiuscola: c’è;una minuscola: c’è;un numero;un carattere speciale;',
    )
  })

  it('a mailed link fills in its code and its address, also after changing to the sign-in page', async () => {
    const router = await open('/signup?code=ABC-123#email=ada%40agenzia.example')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@agenzia.example')
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Accedi' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Codice di licenza')).value).toBe('ABC-123')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@agenzia.example')
    expect(router.state.location.search).not.toContain('agenzia')
  })

  it('the sign-up page leads a signed-in user to redeem the URL’s code', async () => {
    server.use(answer(getProfile, { user: makeProfile() }))
    const router = renderApp('/signup?code=ABC-123')
    expect(await screen.findByRole('heading', { name: 'Riscatta una licenza' })).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/redeem', search: '?code=ABC-123' })
  })
})

function describedBy(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
