import { fireEvent, screen, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import {
  type ApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@vedetta/contracts/customers/api-keys'
import { getLicence, listLicences } from '@vedetta/contracts/customers/licences'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { licenceID, makeLicence, makeLicences, makeSeat, makeSummary } from '../../testing/licence.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

const keyID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1e01'
const secret = 'vdt_8fKq2mZr_di_prova'
const expiresAt = '2027-02-15T09:00:00Z'

function makeKey(change: Partial<ApiKey> = {}): ApiKey {
  return {
    keyID,
    name: 'Bullhorn',
    prefix: 'vdt_8fKq',
    scopes: ['positions:read', 'filters:read'],
    seat: { email: 'marco.ferrari@orobica.example', name: 'Marco Ferrari' },
    status: 'active',
    createdAt: '2026-11-17T09:00:00Z',
    expiresAt,
    previousUntil: null,
    lastUsedAt: null,
    ...change,
  }
}

const summary = makeSummary({ tier: 'enterprise', size: null, publicApi: true })

beforeEach(() => {
  server.use(
    answer(getProfile, { user: makeProfile({ administrator: true }) }),
    answer(listLicences, makeLicences({ administered: [summary] })),
    answer(getLicence, makeLicence({ ...summary, seats: [makeSeat()] })),
    answer(listApiKeys, { keys: [makeKey()] }),
  )
})

const open = () => renderApp('/profile?tab=integrations')
const row = async () => within(await screen.findByRole('list', { name: 'Chiavi API' })).getByRole('listitem')

describe('the list of API keys', () => {
  it('an API key is listed with its person, permissions, expiry and last use', async () => {
    open()
    const text = (await row()).textContent
    expect(text).toContain('Bullhornvdt_8fKq…')
    expect(text).toContain('per Marco Ferrari · creata il 17 nov 2026 · scade il 15 feb 2027 · mai usata')
    expect(text).toContain('Cercare e leggere posizioni · Leggere i filtri salvati')
  })

  it.each([
    ['expired', 'Scaduta'],
    ['seat_ended', 'Posto revocato'],
  ] as const)('an API key that is %s says so and cannot be replaced', async (status, words) => {
    server.use(answer(listApiKeys, { keys: [makeKey({ status })] }))
    open()
    expect((await row()).textContent).toContain(words)
    expect(screen.queryByRole('button', { name: 'Sostituisci la chiave Bullhorn' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Revoca la chiave Bullhorn' })).toBeTruthy()
  })

  it('API keys that fail to load show the error and a retry', async () => {
    server.use(fail(listApiKeys, 'internal_error'))
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listApiKeys, { keys: [] }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText(/^Nessuna chiave/)).toBeTruthy()
  })

  it('the administrator of a licence whose plan lacks the API is told which plan has it', async () => {
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })))
    open()
    expect(await screen.findByText(/compresi nel piano Enterprise/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Crea una chiave' })).toBeNull()
  })
})

describe('a new API key', () => {
  it('a new API key may read by default, says what spends, and shows its secret once', async () => {
    const onCall = vi.fn()
    server.use(answer(createApiKey, { keyID, secret, expiresAt }, onCall))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Crea una chiave' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(await dialog.findByLabelText('Nome'), { target: { value: 'Bullhorn' } })
    const ticked = dialog
      .getAllByRole('checkbox', { checked: true })
      .map((box) => (box as HTMLInputElement).labels?.[0])
    expect(ticked.map((label) => label?.textContent)).toEqual([
      'Cercare e leggere posizioni',
      'Cercare e leggere aziende',
      'Leggere i filtri salvati',
    ])
    expect(dialog.getByText(/^Ogni contatto costa 5 crediti/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('checkbox', { name: /Sbloccare contatti/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Crea la chiave' }))
    expect(await screen.findByText(secret)).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      licenceID,
      keyID: expect.any(String),
      seatID: makeSeat().seatID,
      name: 'Bullhorn',
      scopes: ['positions:read', 'companies:read', 'filters:read', 'contacts:unlock'],
      validDays: 90,
    })
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    fireEvent.click(screen.getByRole('button', { name: 'Copia la chiave' }))
    expect(copy).toHaveBeenCalledExactlyOnceWith(secret)
  })

  it('a new API key needs a name and a permission', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Crea una chiave' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByLabelText('Nome')
    for (const box of dialog.getAllByRole('checkbox', { checked: true })) fireEvent.click(box)
    fireEvent.click(dialog.getByRole('button', { name: 'Crea la chiave' }))
    expect(await dialog.findByText(errors.api_key_name_required.it)).toBeTruthy()
    expect(dialog.getByText(errors.api_key_scopes_required.it)).toBeTruthy()
  })

  it('a new API key is not offered while nobody has a seat', async () => {
    server.use(answer(getLicence, makeLicence({ ...summary, seats: [] })))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Crea una chiave' }))
    expect(await screen.findByText(/serve almeno una persona/)).toBeTruthy()
  })
})

it('an API key is replaced once confirmed, and the new secret is shown', async () => {
  const onCall = vi.fn()
  server.use(answer(rotateApiKey, { keyID, secret, expiresAt }, onCall))
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Sostituisci la chiave Bullhorn' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/funziona ancora per 24 ore/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Sostituisci' }))
  expect(await screen.findByText(secret)).toBeTruthy()
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, keyID })
})

it('an API key is revoked once confirmed', async () => {
  const onCall = vi.fn(() => server.use(answer(listApiKeys, { keys: [] })))
  server.use(answer(revokeApiKey, {}, onCall))
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Revoca la chiave Bullhorn' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(onCall).not.toHaveBeenCalled()
  fireEvent.click(question.getByRole('button', { name: 'Revoca' }))
  await expectToast('Chiave revocata')
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, keyID })
  expect(await screen.findByText(/^Nessuna chiave/)).toBeTruthy()
})
