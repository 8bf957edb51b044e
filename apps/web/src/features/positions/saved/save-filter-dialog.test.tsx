import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings } from '@vedetta/contracts/customers/settings'
import { listSavedFilters, saveFilter } from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../../lib/i18n.ts'
import { answer, fail, makeProfile, server } from '../../../testing/api.ts'
import { renderPart, startTestApi } from '../../../testing/render-app.tsx'
import { makeFilter, uuidOf } from '../../../testing/saved.ts'
import { expectToast } from '../../../testing/toasts.ts'
import { SaveFilterButton } from './save-filter-button.tsx'
import { saveResultOf } from './saved.api.ts'

startTestApi()

const created = '2026-11-15T09:00:00Z'
const saved = makeFilter(7, { name: 'Saldatori', position: { name: ['saldatore'] }, notPosition: {} })
const criteria = { position: {}, notPosition: {}, company: {}, notCompany: {}, aiSearch: false }

const alertsOn = { ...defaultSettings, notifyOnFilter: true }

async function open(path: string, settings = alertsOn) {
  server.use(answer(listSavedFilters, { filters: [saved] }), answer(getSettings, settings))
  const router = renderPart(<SaveFilterButton />, path)
  fireEvent.click(await screen.findByRole('button', { name: 'Salva' }))
  await screen.findByRole('dialog', { name: 'Salva questa ricerca' })
  if (settings.notifyOnFilter) await screen.findByText('Ti avvisiamo come hai scelto nelle impostazioni.')
  return router
}

function type(name: string) {
  fireEvent.change(screen.getByLabelText('Nome del filtro'), { target: { value: name } })
}

function submit(name = 'Salva e avvisami') {
  fireEvent.submit(screen.getByRole('button', { name }))
}

describe('saving a filter', () => {
  it('saving a filter sends its name and the URL’s criteria, and makes it the current filter', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(8), created, count: 3 }, onCall))
    const router = await open('/positions?contract=internship&from=2026-11-08&sort=relevance&page=2')
    expect(screen.getByRole('dialog').textContent).toContain('Contratto Tirocinio')
    expect(await screen.findByText('Filtri salvati: 1 di 25')).toBeTruthy()
    type('Tirocini')
    submit()
    await expectToast('Filtro salvato', 'Tirocini')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      ...criteria,
      position: { contract: ['internship'] },
      from: '2026-11-08T00:00:00.000+01:00',
      name: 'Tirocini',
      bell: true,
    })
    expect(router.state.location.search).toBe(
      `?contract=internship&from=2026-11-08&filter=${uuidOf(8)}&sort=relevance&page=2`,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each(['', '   '])('saving a filter refuses the name %j', async (name) => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(8), created, count: 3 }, onCall))
    await open('/positions?contract=internship')
    type(name)
    submit()
    expect(await screen.findByText(errors.filter_name_required.it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it('a name made from the criteria is there until another is typed', async () => {
    await open('/positions?name=saldatore&provinces=BG,-MI')
    const field = screen.getByLabelText<HTMLInputElement>('Nome del filtro')
    await waitFor(() => expect(field.value).toBe('saldatore · Bergamo · senza Milano'))
    changeLanguage('en')
    await waitFor(() => expect(field.value).toBe('saldatore · Bergamo · without Milano'))
    fireEvent.change(field, { target: { value: '' } })
    expect(field.value).toBe('')
  })

  it('a filter is saved without a bell for whoever does not want to be told', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(8), created, count: 3 }, onCall))
    await open('/positions?contract=internship')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Avvisami quando esce una posizione che corrisponde' }))
    submit('Salva')
    await expectToast('Filtro salvato', 'Tirocinio')
    expect(onCall.mock.lastCall?.[0]).not.toHaveProperty('bell')
  })

  it('a filter is saved without a bell while alerts are off in the settings, unless the box is ticked, which says that they go on', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(8), created, count: 3 }, onCall))
    await open('/positions?contract=internship', defaultSettings)
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Avvisami quando esce/ })
    expect(box.checked).toBe(false)
    expect(await screen.findByText(/si accendono, anche per le altre campanelle\.$/)).toBeTruthy()
    fireEvent.click(box)
    submit()
    await expectToast('Filtro salvato', 'Tirocinio')
    expect(onCall.mock.lastCall?.[0]).toMatchObject({ bell: true, notifyOnFilter: true })
  })

  it('a filter is saved without a bell on plans without alerts, which says why', async () => {
    const subscription = { tier: 'basic', licenceID: null, expiresAt: null } as const
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(8), created, count: 3 }, onCall))
    await open('/positions?contract=internship', defaultSettings)
    expect(await screen.findByText(/È compresa nei piani Team, Pro e Enterprise\.$/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    submit('Salva')
    await expectToast('Filtro salvato', 'Tirocinio')
    expect(onCall.mock.lastCall?.[0]).not.toHaveProperty('bell')
  })

  it('saving a filter is not offered without criteria', async () => {
    renderPart(<SaveFilterButton />, '/positions')
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Salva' })).disabled).toBe(true)
  })
})

describe('a filter that fails to be saved', () => {
  it.each<[ErrorCode | 'network_error', 'max' | 'error']>([
    ['max_saved_filters', 'max'],
    ['filter_name_taken', 'error'],
    ['internal_error', 'error'],
    ['network_error', 'error'],
  ])('saveResultOf %s is %j', (code, result) => {
    expect(saveResultOf(code)).toBe(result)
  })

  it('a filter beyond the plan’s limit shows the error, with links to filters and plans', async () => {
    server.use(fail(saveFilter, 'max_saved_filters'))
    await open('/positions?contract=internship')
    type('Tirocini')
    submit()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Hai raggiunto il numero massimo di filtri salvati',
    )
    expect(screen.getByRole('link', { name: 'Filtri salvati' }).getAttribute('href')).toBe(
      '/positions?contract=internship&tab=filters',
    )
    expect(screen.getByRole('link', { name: 'Piani' }).getAttribute('href')).toBe('/profile?tab=billing')
  })

  it('a filter beyond the plan’s limit shows the specification’s English text', async () => {
    server.use(fail(saveFilter, 'max_saved_filters'))
    await open('/positions?contract=internship')
    type('Tirocini')
    submit()
    await screen.findByRole('alert')
    changeLanguage('en')
    expect(await screen.findByText('Maximum number of saved filters reached')).toBeTruthy()
  })

  it('a filter that fails to be saved for another reason shows the error and keeps the name', async () => {
    server.use(fail(saveFilter, 'internal_error'))
    const router = await open('/positions?contract=internship')
    type('Tirocini')
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe(errors.internal_error.it)
    expect(screen.getByLabelText<HTMLInputElement>('Nome del filtro').value).toBe('Tirocini')
    expect(router.state.location.search).toBe('?contract=internship')
  })

  it('a filter whose name is taken shows the error at the name', async () => {
    server.use(fail(saveFilter, 'filter_name_taken'))
    await open('/positions?contract=internship')
    type('Saldatori')
    submit()
    expect(await screen.findByText(errors.filter_name_taken.it)).toBeTruthy()
    expect(screen.getByLabelText('Nome del filtro').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('an open filter', () => {
  async function openChanged(change: string) {
    server.use(answer(listSavedFilters, { filters: [saved] }))
    server.use(answer(getSettings, alertsOn))
    const router = renderPart(<SaveFilterButton />, `/positions?name=saldatore&filter=${uuidOf(7)}`)
    const button = await screen.findByRole('button', { name: 'Salva' })
    await router.navigate(`/positions${change}`)
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Salva questa ricerca' })
    return router
  }

  it('an open filter with changed criteria can be overwritten', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(7), created, count: 3 }, onCall))
    const router = await openChanged('?name=saldatore&contract=internship')
    expect(await screen.findByRole('group', { name: 'Hai cambiato i criteri di “Saldatori”' })).toBeTruthy()
    expect(screen.queryByLabelText('Nome del filtro')).toBeNull()
    submit('Sovrascrivi')
    await expectToast('Filtro salvato', 'Saldatori')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      ...criteria,
      position: { name: ['saldatore'], contract: ['internship'] },
      filterID: uuidOf(7),
      name: 'Saldatori',
    })
    expect(router.state.location.search).toBe(`?name=saldatore&contract=internship&filter=${uuidOf(7)}`)
  })

  it('an open filter with changed criteria can be saved as a new one', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(8), created, count: 3 }, onCall))
    await openChanged('?name=saldatore&contract=internship')
    fireEvent.click(await screen.findByRole('radio', { name: 'Salva come nuovo filtro' }))
    type('Tirocini')
    await screen.findByRole('button', { name: 'Salva e avvisami' })
    submit()
    await expectToast('Filtro salvato', 'Tirocini')
    expect(onCall.mock.lastCall?.[0]).not.toHaveProperty('filterID')
  })

  it('an open filter without changes says that it is saved', async () => {
    await openChanged(`?name=saldatore&filter=${uuidOf(7)}`)
    expect(await screen.findByText('Questi criteri sono già salvati come “Saldatori”.')).toBeTruthy()
  })

  it('an open filter is dropped once all criteria are removed', async () => {
    server.use(answer(listSavedFilters, { filters: [saved] }))
    const router = renderPart(<SaveFilterButton />, `/positions?name=saldatore&filter=${uuidOf(7)}`)
    const button = await screen.findByRole('button', { name: 'Salva' })
    await router.navigate('/positions')
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true))
    await router.navigate('/positions?contract=internship')
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
    fireEvent.click(button)
    expect(await screen.findByLabelText('Nome del filtro')).toBeTruthy()
    expect(await screen.findByText('Filtri salvati: 1 di 25')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
