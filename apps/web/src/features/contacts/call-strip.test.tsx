import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listContacts, unlockContact } from '@vedetta/contracts/companies/company-contacts'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n.ts'
import { answer, fail, server } from '../../testing/api.ts'
import { anna, makeContacts, makePerson } from '../../testing/contacts.ts'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import { uuidOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'
import { CallStrip } from './call-strip.tsx'

startTestApi()

const companyID = uuidOf(77)

async function show(contacts = makeContacts()) {
  server.use(answer(listContacts, contacts))
  renderPart(<CallStrip companyID={companyID} />, '/positions')
  return within(await screen.findByRole('region', { name: 'Chiama o scrivi' }))
}

const hrefs = (strip: Awaited<ReturnType<typeof show>>) =>
  strip.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('the call strip', () => {
  it('the call strip calls and writes to the company, and offers the person of human resources at the price list’s price', async () => {
    const strip = await show(
      makeContacts({
        people: [makePerson(1, { department: 'sales' }), makePerson(2, { department: 'human_resources' })],
      }),
    )
    expect(hrefs(strip)).toEqual(['tel:035751200', 'mailto:info@officinevalseriana.example'])
    const unlock = strip.getByRole('button', { name: 'Sblocca la persona · 5 crediti' })
    expect(document.getElementById(unlock.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Responsabile 2')
  })

  it('the call strip spends nothing until its button is pressed, then shows the person', async () => {
    const onUnlock = vi.fn()
    const unlocked = makePerson(1, { person: anna })
    const strip = await show(makeContacts({ people: [makePerson(1)] }))
    server.use(
      answer(unlockContact, { credits: 5, contact: unlocked }, onUnlock),
      answer(listContacts, makeContacts({ people: [unlocked] })),
    )
    expect(onUnlock).not.toHaveBeenCalled()
    fireEvent.click(strip.getByRole('button', { name: 'Sblocca la persona · 5 crediti' }))
    expect(await strip.findByText('Anna Rota')).toBeTruthy()
    expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ contactID: uuidOf(1) })
    await expectToast('Contatto sbloccato', '5 crediti usati.')
    expect(hrefs(strip)).toContain('tel:+39035751234')
    expect(document.activeElement?.textContent).toContain('Anna Rota')
  })

  it('the call strip prefers a person who is unlocked already', async () => {
    const strip = await show(
      makeContacts({ people: [makePerson(1), makePerson(2, { department: 'sales', person: anna })] }),
    )
    expect(strip.getByText('Anna Rota')).toBeTruthy()
    expect(strip.queryByRole('button', { name: /^Sblocca/ })).toBeNull()
  })

  it('the call strip of a company without contacts says so', async () => {
    const strip = await show(makeContacts({ general: [], people: [] }))
    expect(strip.getByText('Nessun recapito conosciuto, per ora.')).toBeTruthy()
  })

  it('the call strip leaves errors to the section of the contacts', async () => {
    server.use(fail(listContacts, 'internal_error'))
    renderPart(<CallStrip companyID={companyID} />, '/positions')
    await waitFor(() => expect(screen.queryByText('Caricamento…')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Chiama o scrivi' })).toBeNull()
  })

  it('the call strip has English texts', async () => {
    changeLanguage('en')
    server.use(answer(listContacts, makeContacts()))
    renderPart(<CallStrip companyID={companyID} />, '/positions')
    expect(await screen.findByRole('button', { name: 'Unlock the person · 5 credits' })).toBeTruthy()
  })
})
