import { screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/errors'
import { getProfile } from '@vedetta/contracts/profile'
import { screens } from '@vedetta/contracts/routes'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { delay } from 'msw'
import { describe, expect, it } from 'vitest'
import { answer, fail, failSearch, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const guarded = keysOf(screens).filter((screen) => screens[screen].access !== 'public')
const licensed = guarded.filter((screen) => screens[screen].access === 'licence')
const paths = (names: typeof guarded) => names.map((name) => screens[name].path)

describe.each(paths(guarded))('%s', (path) => {
  it('sends a visitor to sign in, and remembers where they were going', async () => {
    server.use(answer(getProfile, { user: null }))
    const router = renderApp(`${path}?page=2`)
    await screen.findByRole('heading', { name: 'Accedi' })
    const next = encodeURIComponent(`${path}?page=2`)
    expect(router.state.location).toMatchObject({ pathname: '/signin', search: `?next=${next}` })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('shows nothing of itself until it is known who is there', async () => {
    server.use(answer(getProfile, { user: null }, () => delay('infinite')))
    renderApp(path)
    await screen.findByRole('link', { name: 'Vedetta' })
    expect(screen.queryByRole('main')).toBeNull()
  })

  it('can be tried again when that cannot be known', async () => {
    server.use(fail(getProfile, 'internal_error'))
    renderApp(path)
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(getProfile, { user: makeProfile() }))
    screen.getByRole('button', { name: 'Riprova' }).click()
    expect(await screen.findByRole('main')).toBeTruthy()
  })
})

describe.each(paths(licensed))('%s without a licence', (path) => {
  it('shows the warning, with a link to redeem one', async () => {
    server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
    renderApp(path)
    const warning = 'Per accedere a questa pagina devi avere una licenza attiva'
    expect(await screen.findByRole('heading', { name: warning })).toBeTruthy()
    expect(errors.licence_required.it).toContain(warning)
    const link = screen.getAllByRole('link', { name: 'Riscatta una licenza' }).at(-1)
    expect(link?.getAttribute('href')).toBe('/redeem')
  })

  it('says in English what the specification says', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en', subscription: noSubscription }) }))
    renderApp(path)
    const warning = 'You must have an active license to access this page'
    expect(await screen.findByRole('heading', { name: warning })).toBeTruthy()
    expect(errors.licence_required.en).toBe(warning)
  })
})

describe('a right that ends while the page is open', () => {
  it('shows the warning when the licence is gone', async () => {
    renderApp('/positions?name=saldatore')
    await screen.findByRole('row', { name: /Saldatore TIG/ })
    server.use(failSearch('licence_required', 403))
    server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
    screen.getByRole('button', { name: 'Cerca' }).click()
    expect(await screen.findByRole('heading', { name: /devi avere una licenza attiva/ })).toBeTruthy()
  })

  it('asks to sign in again when the session is gone', async () => {
    const router = renderApp('/positions?name=saldatore')
    await screen.findByRole('row', { name: /Saldatore TIG/ })
    server.use(failSearch('sign_in_required', 401), answer(getProfile, { user: null }))
    screen.getByRole('button', { name: 'Cerca' }).click()
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'))
    expect(router.state.location.search).toBe('?next=%2Fpositions%3Fname%3Dsaldatore')
  })
})
