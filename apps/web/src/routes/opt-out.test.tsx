import { fireEvent, screen } from '@testing-library/react'
import { optOutContact } from '@vedetta/contracts/company-contacts'
import { errors } from '@vedetta/contracts/errors'
import { getProfile } from '@vedetta/contracts/profile'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

beforeEach(() => server.use(answer(getProfile, { user: null })))

async function ask(path = '/opt-out?token=abc') {
  renderApp(path)
  return screen.findByRole('button', { name: 'Cancella i miei dati' })
}

it('says what will happen, and deletes nothing before it is asked to', async () => {
  const onCall = vi.fn()
  server.use(answer(optOutContact, {}, onCall))
  const submit = await ask()
  expect(screen.getByRole('heading', { level: 1, name: 'Cancella i tuoi dati' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['cancelliamo subito nome, ruolo, e-mail e telefono']),
  )
  expect(onCall).not.toHaveBeenCalled()
  fireEvent.click(submit)
  expect(await screen.findByRole('heading', { name: 'I tuoi dati sono stati cancellati' })).toBeTruthy()
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
})

it('with a link that is not valid says what to do', async () => {
  server.use(fail(optOutContact, 'token_expired'))
  fireEvent.click(await ask())
  expect((await screen.findByRole('alert')).textContent).toMatch(/^È incompleto o non è più valido/)
  expect(screen.getByRole('link', { name: 'Scrivici' }).getAttribute('href')).toMatch(/^mailto:.+\?subject=Cancellate/)
})

it('without a token says what to do', async () => {
  renderApp('/opt-out')
  expect(await screen.findByRole('heading', { name: 'Questo link non è valido' })).toBeTruthy()
})

it('that fails can be tried again', async () => {
  server.use(fail(optOutContact, 'internal_error'))
  const submit = await ask()
  fireEvent.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.internal_error.it)
  server.use(answer(optOutContact, {}))
  fireEvent.click(submit)
  expect(await screen.findByRole('heading', { name: 'I tuoi dati sono stati cancellati' })).toBeTruthy()
})
