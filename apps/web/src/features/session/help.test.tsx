import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { updateProfile } from '@vedetta/contracts/customers/profile'
import { isCounted, searchCosts, searchRules } from '@vedetta/contracts/search/search-cost'
import { expect, it, vi } from 'vitest'
import { answer, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'

startTestApi()

async function openMenu() {
  renderApp('/redeem')
  fireEvent.click(await screen.findByRole('button', { name: /Account di/ }), { detail: 1 })
  return screen.findByRole('menu')
}

it('the help in the account menu says what counts as a search by the table of costs', async () => {
  fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Aiuto' }))
  const help = await screen.findByRole('dialog', { name: 'Aiuto' })
  expect(within(help).getByText(`Una ricerca conta se ${searchCosts.counted.it}. È gratis se:`)).toBeTruthy()
  expect(
    within(help)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(searchRules.filter((rule) => !isCounted(rule)).map((rule) => searchCosts[rule].it))
})

it('the help has the shortcuts and the way to write to us', async () => {
  fireEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Aiuto' }))
  const help = await screen.findByRole('dialog', { name: 'Aiuto' })
  expect(within(help).getByText('Posizione successiva')).toBeTruthy()
  expect(within(help).getByText('Ctrl K')).toBeTruthy()
  expect(within(help).getByRole('link', { name: 'Scrivi un messaggio' }).getAttribute('href')).toBe(
    '/git?subject=other',
  )
})

it('a signed-in person switches the language in the account menu, which saves it to the profile', async () => {
  const onCall = vi.fn()
  server.use(answer(updateProfile, { user: makeProfile({ language: 'en' }) }, onCall))
  const menu = within(await openMenu())
  expect(menu.getByRole('menuitemradio', { name: 'Italiano' }).getAttribute('aria-checked')).toBe('true')
  fireEvent.click(menu.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith({ language: 'en' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Redeem a licence' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
})
