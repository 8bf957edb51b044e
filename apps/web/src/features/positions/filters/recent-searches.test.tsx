import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listRecentSearches } from '@vedetta/contracts/search/recent-searches'
import { describe, expect, it } from 'vitest'
import { answer, server } from '../../../testing/api.ts'
import { makeRecent } from '../../../testing/recent-search.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const searches = [makeRecent('cuoco', { sort: 'relevance' }), makeRecent('saldatore', { rule: 'counted' })]
const role = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Ruolo/ })
const list = () => screen.findByRole('listbox', { name: 'Le tue ultime ricerche' })
const isClosed = () => expect(screen.queryByRole('listbox', { name: 'Le tue ultime ricerche' })).toBeNull()

async function open(path = '/positions?tab=positions') {
  server.use(answer(listRecentSearches, { searches }))
  const router = renderApp(path)
  const user = userEvent.setup({ delay: null })
  await screen.findAllByText('Saldatore TIG')
  await user.click(await role())
  return { router, user }
}

describe('the empty search field', () => {
  it('shows the person’s last searches, each with what opening it costs', async () => {
    await open()
    const options = within(await list()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Ruolo cuocogratis: già fatta nelle ultime 24 ore',
      'Ruolo saldatoreconta come ricerca',
    ])
  })

  it('opens one by arrow keys and Enter, sorted as it was, and the focus goes to the results', async () => {
    const { router, user } = await open()
    await list()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await waitFor(() => expect(router.state.location.search).toBe('?name=cuoco&sort=relevance'))
    isClosed()
    expect(document.activeElement?.matches('[data-results]')).toBe(true)
  })

  it('closes the list by Escape before anything else, and leaves the field by the next one', async () => {
    const { router, user } = await open(`/positions?tab=positions&position=7d0c8a43-3a5a-4a2a-8f1e-000000000001`)
    await list()
    await user.keyboard('{ArrowDown}{Escape}')
    isClosed()
    expect(document.activeElement).toBe(await role())
    await user.keyboard('{Escape}')
    expect(document.activeElement).not.toBe(await role())
    expect(router.state.location.search).toContain('position=')
  })

  it('hides the list while a text is typed, and outside of the field', async () => {
    const { user } = await open()
    await list()
    fireEvent.change(await role(), { target: { value: 'fre' } })
    isClosed()
    fireEvent.change(await role(), { target: { value: '' } })
    await list()
    await user.click(screen.getByRole('heading', { level: 2, name: /posizion/ }))
    await waitFor(isClosed)
  })

  it('does not list the current search', async () => {
    const { user } = await open('/positions?name=cuoco')
    await user.clear(await role())
    expect(within(await list()).getAllByRole('option')).toHaveLength(1)
  })
})
