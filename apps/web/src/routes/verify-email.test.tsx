import { fireEvent, screen, waitFor } from '@testing-library/react'
import { requestVerification, verifyEmail } from '@vedetta/contracts/auth'
import { errors, notices } from '@vedetta/contracts/errors'
import { getProfile } from '@vedetta/contracts/profile'
import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const unverified = makeProfile({ emailVerified: false, subscription: noSubscription })

describe('the link of the mail', () => {
  it('verifies the address once, and goes on to what comes next', async () => {
    const onCall = vi.fn(() => server.use(answer(getProfile, { user: { ...unverified, emailVerified: true } })))
    server.use(answer(getProfile, { user: unverified }), answer(verifyEmail, { notice: null }, onCall))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByRole('heading', { name: 'E-mail verificata' })).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
    const next = await screen.findByRole('link', { name: 'Continua' })
    expect(next.getAttribute('href')).toBe('/redeem')
  })

  it('waits for the licence that came with the sign-up before it says where to go on', async () => {
    const slowly = () => delay(50)
    const onCall = () => server.use(answer(getProfile, { user: makeProfile() }, slowly))
    server.use(answer(getProfile, { user: unverified }), answer(verifyEmail, { notice: null }, onCall))
    renderApp('/auth/verify?token=abc')
    const next = await screen.findByRole('link', { name: 'Continua' })
    expect(next.getAttribute('href')).toBe('/positions')
  })

  it('tells when the licence of the sign-up could not be redeemed', async () => {
    server.use(answer(verifyEmail, { notice: 'licence_not_redeemed' }))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByText(notices.licence_not_redeemed.it)).toBeTruthy()
  })

  it('that has expired can be asked for again', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: unverified }), fail(verifyEmail, 'token_expired'))
    server.use(answer(requestVerification, {}, onCall))
    renderApp('/auth/verify?token=abc')
    expect((await screen.findByRole('alert')).textContent).toBe(errors.token_expired.it)
    fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo l’e-mail' }))
    expect(await screen.findByText('E-mail inviata')).toBeTruthy()
    expect(onCall).toHaveBeenCalledTimes(1)
  })

  it('that has expired leads a visitor to sign in first', async () => {
    server.use(answer(getProfile, { user: null }), fail(verifyEmail, 'token_expired'))
    renderApp('/auth/verify?token=abc')
    expect(await screen.findByRole('link', { name: 'Accedi per riceverne un altro' })).toBeTruthy()
  })
})

describe('without a link', () => {
  it('says where the mail went', async () => {
    server.use(answer(getProfile, { user: unverified }))
    renderApp('/auth/verify')
    expect(await screen.findByText(/Abbiamo scritto a giulia\.bianchi@agenzia\.example/)).toBeTruthy()
  })

  it.each([
    ['a visitor signs in', null, '/signin'],
    ['who is verified goes on', makeProfile(), '/positions'],
  ])('%s', async (_, user, path) => {
    server.use(answer(getProfile, { user }))
    const router = renderApp('/auth/verify')
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })
})
