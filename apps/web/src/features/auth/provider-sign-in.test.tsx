import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ErrorCode, errors, notices } from '@vedetta/contracts/calls/errors'
import { signInWithProvider } from '@vedetta/contracts/customers/auth'
import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'

startTestApi()

describe.each(['google', 'microsoft'] as const)('signing in with %s', (provider) => {
  it('provider sign-in redirects to the provider with the language, the code and the destination', async () => {
    const onCall = vi.fn()
    const redirect = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    server.use(answer(getProfile, { user: null }))
    server.use(answer(signInWithProvider, { url: 'https://provider.example/authorize' }, onCall))
    renderApp(`/sign/${provider}?code=ABC&next=%2Fprofile`)
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://provider.example/authorize'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ provider, language: 'it', code: 'ABC', next: '/profile' })
  })

  it('a user back from the provider is signed in and led to the destination', async () => {
    const router = renderApp(`/sign/${provider}?next=%2Fpositions`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/positions'))
  })

  it.each<[string, ErrorCode]>([
    ['oauth_invalid_account', 'oauth_invalid_account'],
    ['oauth_email_unproven', 'oauth_email_unproven'],
    ['oauth_email_in_use', 'oauth_email_in_use'],
    ['invite_email_mismatch', 'invite_email_mismatch'],
    ['made_up', 'oauth_failed'],
  ])('the error %s of the provider’s return is shown', async (error, code) => {
    server.use(answer(getProfile, { user: null }))
    renderApp(`/sign/${provider}?error=${error}`)
    expect((await screen.findByRole('alert')).textContent).toBe(errors[code].it)
    expect(screen.getByRole('link', { name: 'Riprova' }).getAttribute('href')).toBe(`/sign/${provider}`)
    const support = screen.queryByRole('link', { name: 'Contatta l’assistenza' })
    expect(support !== null).toBe(code === 'oauth_invalid_account' || code === 'oauth_email_unproven')
  })

  it('a visitor whose address the provider does not prove is led to the sign-up with a password', async () => {
    server.use(answer(getProfile, { user: null }))
    renderApp(`/sign/${provider}?error=oauth_email_unproven`)
    const link = await screen.findByRole('link', { name: 'Registrati con e-mail e password' })
    expect(link.getAttribute('href')).toBe('/signup')
  })

  it('the notice of an invalid invite is shown to a user back from the provider', async () => {
    server.use(answer(getProfile, { user: makeProfile() }))
    renderApp(`/sign/${provider}?notice=invite_invalid&next=%2Fprofile`)
    expect(await screen.findByText(notices.invite_invalid.it)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continua' }).getAttribute('href')).toBe('/profile')
  })

  it('a new person accepts the terms by ticking the box, and only then goes to the provider again', async () => {
    const onCall = vi.fn()
    const redirect = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    server.use(answer(getProfile, { user: null }))
    server.use(answer(signInWithProvider, { url: 'https://provider.example/authorize' }, onCall))
    renderApp(`/sign/${provider}?terms=required&code=ABC&next=%2Fprofile`)
    expect(await screen.findByRole('heading', { name: 'Crea il tuo account' })).toBeTruthy()
    expect(screen.getByText(`Versione ${legalVersion.number}`)).toBeTruthy()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Accetto i termini e le condizioni' })
    expect(box.checked).toBe(false)
    const create = screen.getByRole('button', { name: /^Crea l’account con/ })
    fireEvent.click(create)
    expect(await screen.findByText(errors.terms_required.it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(box)
    fireEvent.click(create)
    await waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith('https://provider.example/authorize'))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      provider,
      language: 'it',
      terms: true,
      code: 'ABC',
      next: '/profile',
    })
  })

  it('an account by the provider while sign-up is turned off is refused in place, without alarm', async () => {
    server.use(answer(getProfile, { user: null }), fail(signInWithProvider, 'feature_off'))
    renderApp(`/sign/${provider}?terms=required`)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Accetto i termini e le condizioni' }))
    fireEvent.click(screen.getByRole('button', { name: /^Crea l’account con/ }))
    const notice = await screen.findByText(errors.feature_off.it)
    expect(notice.closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Annulla' })).toBeTruthy()
  })

  it('provider sign-in shows the error when it cannot start', async () => {
    server.use(answer(getProfile, { user: null }), fail(signInWithProvider, 'request_limit'))
    renderApp(`/sign/${provider}`)
    expect((await screen.findByRole('alert')).textContent).toBe(errors.request_limit.it)
  })
})
