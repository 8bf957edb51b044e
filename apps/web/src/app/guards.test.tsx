import { act, screen, waitFor } from '@testing-library/react'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { errors } from '@vedetta/contracts/calls/errors'
import { screens } from '@vedetta/contracts/calls/routes'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { storeSessionHint } from '../domain/session-hint.ts'
import { answer, fail, failSearch, makeProfile, noSubscription, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const guarded = keysOf(screens).filter((screen) => screens[screen].access !== 'public')
const licensed = guarded.filter((screen) => screens[screen].access === 'licence')
const paths = (names: typeof guarded) => names.map((name) => screens[name].path)

describe.each(paths(guarded))('%s', (path) => {
  it('a guarded screen sends a visitor to the sign-in page with the destination in the URL', async () => {
    server.use(answer(getProfile, { user: null }))
    const router = renderApp(`${path}?page=2`)
    await screen.findByRole('heading', { name: 'Accedi' })
    const next = encodeURIComponent(`${path}?page=2`)
    expect(router.state.location).toMatchObject({ pathname: '/signin', search: `?next=${next}` })
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('a guarded screen shows nothing while the profile loads', async () => {
    server.use(answer(getProfile, { user: null }, () => delay('infinite')))
    renderApp(path)
    await screen.findByRole('link', { name: 'Vedetta' })
    expect(screen.queryByRole('main')).toBeNull()
  })

  it('a guarded screen offers a retry when the profile fails to load', async () => {
    server.use(fail(getProfile, 'internal_error'))
    renderApp(path)
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    expect(screen.getByRole('heading', { level: 1, name: 'Non riusciamo a raggiungere Vedetta' })).toBeTruthy()
    for (const name of ['Accedi', 'Registrati']) expect(screen.queryByRole('link', { name })).toBeNull()
    server.use(answer(getProfile, { user: makeProfile() }))
    screen.getByRole('button', { name: 'Riprova' }).click()
    expect(await screen.findByRole('main')).toBeTruthy()
  })
})

describe.each(paths(licensed))('%s without a licence', (path) => {
  it('a screen that needs a licence shows the warning with a link to redeem a code', async () => {
    server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
    renderApp(path)
    const warning = 'Per accedere a questa pagina devi avere una licenza attiva'
    expect(await screen.findByRole('heading', { name: warning })).toBeTruthy()
    expect(errors.licence_required.it).toContain(warning)
    const link = screen.getAllByRole('link', { name: 'Riscatta una licenza' }).at(-1)
    expect(link?.getAttribute('href')).toBe('/redeem')
  })

  it.each([{ administrator: true }, { manager: true }])(
    'a person without a seat is told so and led to the licences they run (%o)',
    async (role) => {
      server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription, ...role }) }))
      renderApp(path)
      expect(await screen.findByText(/chi lo fa non ne occupa un posto/)).toBeTruthy()
      const link = screen.getByRole('link', { name: 'Vai alle licenze' })
      expect(link.getAttribute('href')).toBe('/profile?tab=licenses')
    },
  )

  it('the licence warning has the specification’s English text', async () => {
    server.use(answer(getProfile, { user: makeProfile({ language: 'en', subscription: noSubscription }) }))
    renderApp(path)
    const warning = 'You must have an active license to access this page'
    expect(await screen.findByRole('heading', { name: warning })).toBeTruthy()
    expect(errors.licence_required.en).toBe(warning)
  })
})

describe('the text for an ended session', () => {
  const text = /^La sessione è terminata/

  it('a user whose session ended since the last visit is told so on the sign-in page', async () => {
    storeSessionHint('it')
    server.use(answer(getProfile, { user: null }))
    renderApp('/profile')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('a visitor who never signed in is not told of a session', async () => {
    server.use(answer(getProfile, { user: null }))
    renderApp('/profile')
    await screen.findByRole('heading', { name: 'Accedi' })
    expect(screen.queryByText(text)).toBeNull()
  })
})

describe('an API that does not answer', () => {
  const unreachable = 'Non riusciamo a raggiungere Vedetta'

  it.each(['/positions', '/signin'])(
    '%s asks nobody who they are, and opens by itself once the API answers',
    async (path) => {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
      })
      server.use(http.get(`*${apiPrefix}${getProfile.path}`, () => HttpResponse.error()))
      renderApp(path)
      expect(await screen.findByRole('heading', { level: 1, name: unreachable })).toBeTruthy()
      expect(screen.getByText(/Non hai perso niente/)).toBeTruthy()
      expect(screen.queryByLabelText('Password')).toBeNull()
      for (const name of ['Accedi', 'Registrati']) expect(screen.queryByRole('link', { name })).toBeNull()
      server.use(answer(getProfile, { user: makeProfile() }))
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      vi.useRealTimers()
      expect(await screen.findByRole('row', { name: /Saldatore TIG/ })).toBeTruthy()
    },
  )
})

describe('access lost while a page is open', () => {
  it('an open page shows the licence warning once the licence has ended', async () => {
    renderApp('/positions?name=saldatore')
    await screen.findByRole('row', { name: /Saldatore TIG/ })
    server.use(failSearch('licence_required', 403))
    server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
    screen.getByRole('button', { name: /^Cerca/ }).click()
    expect(await screen.findByRole('heading', { name: /devi avere una licenza attiva/ })).toBeTruthy()
  })

  it('an open page leads to the sign-in page once the session has ended', async () => {
    const router = renderApp('/positions?name=saldatore')
    await screen.findByRole('row', { name: /Saldatore TIG/ })
    server.use(failSearch('sign_in_required', 401), answer(getProfile, { user: null }))
    screen.getByRole('button', { name: /^Cerca/ }).click()
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'))
    expect(router.state.location.search).toBe('?next=%2Fpositions%3Fname%3Dsaldatore')
    expect(await screen.findByText(/^La sessione è terminata\. Dura al massimo 30 giorni/)).toBeTruthy()
  })
})

describe('a compulsory second step', () => {
  it.each([
    ['the positions, asked by the licence', '/positions', 'licence', /Chi amministra la tua licenza la chiede a tutti/],
    ['the operator’s pages', '/operator/watch', 'operator', /È obbligatoria per gli operatori/],
  ] as const)('a compulsory second step is set up in the place of %s', async (_, path, level, text) => {
    const user = makeProfile({ operator: true, secondStepFor: [level] })
    server.use(answer(getProfile, { user }))
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Attiva la verifica in due passaggi' })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Attiva' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('a second step that becomes compulsory while the user works replaces the page', async () => {
    server.use(failSearch('second_step_required', 403))
    let asked = 0
    const onProfile = () => {
      asked += 1
      if (asked === 1) server.use(answer(getProfile, { user: makeProfile({ secondStepFor: ['licence'] }) }))
    }
    server.use(answer(getProfile, { user: makeProfile() }, onProfile))
    renderApp('/positions')
    expect(await screen.findByRole('heading', { level: 1, name: 'Attiva la verifica in due passaggi' })).toBeTruthy()
  })

  it('a compulsory second step of operators leaves the rest open', async () => {
    server.use(answer(getProfile, { user: makeProfile({ operator: true, secondStepFor: ['operator'] }) }))
    renderApp('/positions')
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

it('the address of a mailed link to a guarded screen fills in the sign-in form, and stays out of the query', async () => {
  server.use(answer(getProfile, { user: null }))
  const router = renderApp('/redeem?code=ABC-123#email=ada%40agenzia.example')
  await screen.findByRole('heading', { name: 'Accedi' })
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@agenzia.example')
  expect(router.state.location).toMatchObject({
    pathname: '/signin',
    search: `?next=${encodeURIComponent('/redeem?code=ABC-123')}`,
  })
})
