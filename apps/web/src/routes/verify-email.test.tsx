import { fireEvent, screen, waitFor } from '@testing-library/react'
import { requestVerification, verifyEmail } from '@vedetta/contracts/auth'
import { errors, notices } from '@vedetta/contracts/errors'
import { getProfile } from '@vedetta/contracts/profile'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const unverified = makeProfile({ emailVerified: false, subscription: noSubscription })

describe('the verification link', () => {
  it('the verification link verifies the address once, then leads to the next step', async () => {
    const onCall = vi.fn(() => server.use(answer(getProfile, { user: { ...unverified, emailVerified: true } })))
    server.use(answer(getProfile, { user: unverified }), answer(verifyEmail, { notice: null }, onCall))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByRole('heading', { name: 'E-mail verificata' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
    const next = await screen.findByRole('link', { name: 'Continua' })
    expect(next.getAttribute('href')).toBe('/redeem')
  })

  it('the verification link waits for the licence of the sign-up before it offers the next step', async () => {
    const answered = Promise.withResolvers<void>()
    const onProfile = vi.fn(() => answered.promise)
    const onCall = () => server.use(answer(getProfile, { user: makeProfile() }, onProfile))
    server.use(answer(getProfile, { user: unverified }), answer(verifyEmail, { notice: null }, onCall))
    renderApp('/auth/verify?token=abc')
    await waitFor(() => expect(onProfile).toHaveBeenCalled())
    expect(screen.queryByRole('link', { name: 'Continua' })).toBeNull()
    answered.resolve()
    const next = await screen.findByRole('link', { name: 'Continua' })
    expect(next.getAttribute('href')).toBe('/positions')
  })

  it('the verification link shows when the licence of the sign-up could not be redeemed', async () => {
    server.use(answer(verifyEmail, { notice: 'licence_not_redeemed' }))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByText(notices.licence_not_redeemed.it)).toBeTruthy()
  })

  it('an expired verification link can be sent again', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: unverified }), fail(verifyEmail, 'token_expired'))
    server.use(answer(requestVerification, {}, onCall))
    renderApp('/auth/verify?token=abc')
    expect((await screen.findByRole('alert')).textContent).toBe(errors.token_expired.it)
    fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' }))
    expect(await screen.findByText('E-mail inviata')).toBeTruthy()
    expect(onCall).toHaveBeenCalledTimes(1)
  })

  it('an expired verification link leads a visitor to the sign-in page first', async () => {
    server.use(answer(getProfile, { user: null }), fail(verifyEmail, 'token_expired'))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByRole('link', { name: 'Accedi per riceverne un altro' })).toBeTruthy()
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
