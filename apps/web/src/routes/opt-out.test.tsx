import { fireEvent, screen } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { optOutContact } from '@vedetta/contracts/companies/company-contacts'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

beforeEach(() => server.use(answer(getProfile, { user: null })))

async function confirmOptOut(path = '/opt-out?token=abc') {
  renderApp(path)
  return screen.findByRole('button', { name: 'Cancella i miei dati' })
}

it('the opt-out page explains the deletion and deletes only once confirmed', async () => {
  const onCall = vi.fn()
  server.use(answer(optOutContact, {}, onCall))
  const submit = await confirmOptOut()
  expect(screen.getByRole('heading', { level: 1, name: 'Cancella i tuoi dati' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['cancelliamo subito nome, ruolo, e-mail e telefono']),
  )
  expect(onCall).not.toHaveBeenCalled()
  fireEvent.click(submit)
  expect(await screen.findByRole('heading', { name: 'I tuoi dati sono stati cancellati' })).toBeTruthy()
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
})

it('the opt-out page with an invalid link explains what to do', async () => {
  server.use(fail(optOutContact, 'token_expired'))
  fireEvent.click(await confirmOptOut())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^È incompleto o non è più valido/)
  expect(screen.getByRole('link', { name: 'Scrivici' }).getAttribute('href')).toMatch(/^mailto:.+\?subject=Cancellate/)
})

it('the opt-out page without a token explains what to do', async () => {
  renderApp('/opt-out')
  expect(await screen.findByRole('heading', { name: 'Questo link non è valido' })).toBeTruthy()
})

it('an opt-out that fails can be retried', async () => {
  server.use(fail(optOutContact, 'internal_error'))
  const submit = await confirmOptOut()
  fireEvent.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.internal_error.it)
  server.use(answer(optOutContact, {}))
  fireEvent.click(submit)
  expect(await screen.findByRole('heading', { name: 'I tuoi dati sono stati cancellati' })).toBeTruthy()
})
