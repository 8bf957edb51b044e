import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getCaptcha, requestPasswordReset, resetPassword } from '@vedetta/contracts/customers/auth'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../testing/api.ts'
import { solveCaptchas } from '../testing/captcha.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()
solveCaptchas()

beforeEach(() => server.use(answer(getProfile, { user: null })))

describe('a forgotten password', () => {
  async function requestReset() {
    renderApp('/auth/forgot')
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'giulia@agenzia.example' } })
    fireEvent.focusIn(screen.getByLabelText('E-mail'))
    await screen.findByText('Verifica anti-bot completata.')
    fireEvent.click(screen.getByRole('button', { name: 'Invia il link' }))
  }

  it('a password reset is confirmed alike whether or not the address has an account', async () => {
    const onCall = vi.fn()
    server.use(answer(requestPasswordReset, {}, onCall))
    await requestReset()
    expect(await screen.findByText(/^Se giulia@agenzia\.example ha un account/)).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      email: 'giulia@agenzia.example',
      captcha: expect.stringMatching(/.+/),
    })
  })

  it('a password reset of a provider account is refused and offers the providers', async () => {
    server.use(fail(requestPasswordReset, 'reset_provider_account'))
    await requestReset()
    expect((await screen.findByRole('alert')).textContent).toBe(errors.reset_provider_account.it)
    expect(await screen.findByRole('link', { name: 'Continua con Google' })).toBeTruthy()
  })
})

it('a captcha that fails to run shows the error at its box, which restarts it', async () => {
  server.use(fail(getCaptcha, 'internal_error'))
  renderApp('/auth/forgot')
  fireEvent.focusIn(await screen.findByLabelText('E-mail'))
  expect(await screen.findByText('Verifica non riuscita. Spunta di nuovo la casella.')).toBeTruthy()
  server.resetHandlers()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(await screen.findByText('Verifica anti-bot completata.')).toBeTruthy()
  expect(screen.queryByText('Verifica non riuscita. Spunta di nuovo la casella.')).toBeNull()
})

describe('a new password', () => {
  async function choose(password: string, token = 'abc') {
    renderApp(`/auth/reset?token=${token}`)
    fireEvent.change(await screen.findByLabelText('Nuova password'), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Cambia la password' }))
  }

  it('a new password is sent with the mail’s token, then leads to the sign-in page', async () => {
    const onCall = vi.fn()
    server.use(answer(resetPassword, {}, onCall))
    await choose('Sentinella-8')
    expect(await screen.findByRole('heading', { name: 'Password cambiata' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc', password: 'Sentinella-8' })
  })

  it('a new password has to meet the rules', async () => {
    await choose('corta')
    expect(await screen.findByText(errors.weak_password.it)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nuova password')))
  })

  it('a new password with an expired token leads to a new reset mail', async () => {
    server.use(fail(resetPassword, 'token_expired'))
    await choose('Sentinella-8')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.token_expired.it)
    expect(screen.getByRole('link', { name: 'Richiedi un nuovo link' }).getAttribute('href')).toBe('/auth/forgot')
  })

  it('a malformed reset token is refused without a request', async () => {
    await choose('Sentinella-8', 'x'.repeat(2001))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('a reset page without a token leads to a new reset mail', async () => {
    renderApp('/auth/reset')
    expect((await screen.findByRole('alert')).textContent).toBe(errors.token_expired.it)
    expect(screen.getByRole('link', { name: 'Richiedi un nuovo link' })).toBeTruthy()
  })
})
