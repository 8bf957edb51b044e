import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { listSavedCompanies, saveCompany } from '@vedetta/contracts/companies/saved-companies'
import { markPosition } from '@vedetta/contracts/inbox/position-detail'
import { savePosition } from '@vedetta/contracts/inbox/saved-positions'
import { describe, expect, it, vi } from 'vitest'
import { savedCompaniesQuery, useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { answer, fail, makePosition, server } from '../../testing/api.ts'
import { makeSavedCompany } from '../../testing/companies.ts'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import { useMark } from './marks.ts'
import { useToggleSaved } from './saved-positions.ts'

startTestApi()

type Actions = {
  mark: ReturnType<typeof useMark>
  savePosition: ReturnType<typeof useToggleSaved>
  saveCompany: ReturnType<typeof useToggleSavedCompany>
}

let actions: Actions

function Screen() {
  actions = { mark: useMark(), savePosition: useToggleSaved(), saveCompany: useToggleSavedCompany() }
  const { data } = useQuery(savedCompaniesQuery)
  return <main>{data?.companies.map(({ name }) => name).join()}</main>
}

/** The three actions as every screen has them, beside the names of the saved companies. */
async function renderActions(): Promise<void> {
  renderPart(<Screen />, '/')
  await waitFor(() => expect(screen.getByRole('main').textContent).not.toBe(''))
}

const saved = () => screen.getByRole('main').textContent
const company = makeSavedCompany(3)

describe('the outcome of an action', () => {
  it.each(['savePosition', 'saveCompany', 'mark'] as const)(
    '%s yields false when the server refuses',
    async (action) => {
      server.use(answer(listSavedCompanies, { companies: [makeSavedCompany(1)] }))
      server.use(fail(savePosition, 'internal_error'), fail(saveCompany, 'internal_error'))
      server.use(fail(markPosition, 'internal_error'))
      await renderActions()
      const acts = {
        savePosition: () => actions.savePosition(makePosition()),
        saveCompany: () => actions.saveCompany(company),
        mark: () => actions.mark(makePosition().positionID, 'contacted'),
      }
      expect(await act(acts[action])).toBe(false)
      expect(saved()).toBe('Officine 1')
    },
  )

  it.each(['savePosition', 'saveCompany', 'mark'] as const)(
    '%s yields true when the server has done it',
    async (action) => {
      server.use(answer(listSavedCompanies, { companies: [makeSavedCompany(1)] }))
      server.use(answer(savePosition, { status: 'saved' }), answer(saveCompany, { status: 'saved' }))
      server.use(answer(markPosition, { status: 'contacted' }))
      await renderActions()
      const acts = {
        savePosition: () => actions.savePosition(makePosition()),
        saveCompany: () => actions.saveCompany(company),
        mark: () => actions.mark(makePosition().positionID, 'contacted'),
      }
      expect(await act(acts[action])).toBe(true)
    },
  )
})

it('a saved company is added to the front, once the server has answered', async () => {
  const confirmed = Promise.withResolvers<void>()
  const onSave = vi.fn(() => confirmed.promise)
  server.use(answer(listSavedCompanies, { companies: [makeSavedCompany(1), makeSavedCompany(2)] }))
  server.use(answer(saveCompany, { status: 'saved' }, onSave))
  await renderActions()
  let done: Promise<boolean> | undefined
  act(() => {
    done = actions.saveCompany(company)
  })
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(saved()).toBe('Officine 1,Officine 2')
  confirmed.resolve()
  expect(await act(async () => done)).toBe(true)
  await waitFor(() => expect(saved()).toBe('Officine 3,Officine 1,Officine 2'))
})
