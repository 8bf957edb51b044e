import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { listContacts, unlockContact } from '@vedetta/contracts/companies/company-contacts'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../../lib/i18n.ts'
import { answer, fail, server } from '../../testing/api.ts'
import { chooseOption } from '../../testing/choose-option.ts'
import { anna, makeContacts, makePerson } from '../../testing/contacts.ts'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import { listOf, uuidOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'
import { ContactsSection } from './contacts-section.tsx'

startTestApi()

const companyID = uuidOf(77)
const credits = (left: number) =>
  answer(getBalance, {
    search: { left: 842, monthly: 1000 },
    credit: { left, monthly: 3000 },
    nextReset: '2026-12-01T09:00:00Z',
  })

function Reporting({ open, contactID }: { open: boolean; contactID: string }) {
  return open && <p role="dialog">{`Segnala ${contactID}`}</p>
}

async function show(contacts = makeContacts(), search = '', left = 2310) {
  const onList = vi.fn()
  server.use(
    credits(left),
    answer(listContacts, contacts, (query) => onList(Object.fromEntries(query as URLSearchParams))),
  )
  const router = renderPart(<ContactsSection companyID={companyID} ReportDialog={Reporting} />, `/positions${search}`)
  await waitFor(() => expect(screen.queryByText('Caricamento…')).toBeNull())
  return { router, onList }
}

const people = () => within(screen.getByRole('list', { name: 'Persone' })).getAllByRole('listitem')
const plain = (element: HTMLElement | undefined) => element?.textContent?.replace(/\s+/g, ' ')
const searchOf = (router: Awaited<ReturnType<typeof show>>['router']) => router.state.location.search
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('general contacts', () => {
  it('general contacts are free to write to, call and copy, with their source and date', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await show()
    expect(linkTo('info@officinevalseriana.example')).toBe('mailto:info@officinevalseriana.example')
    expect(linkTo('035 751 200')).toBe('tel:035751200')
    const [contact] = screen.getAllByRole('listitem')
    expect(plain(contact)).toContain('officinevalseriana.example/contatti')
    expect(plain(contact)).toContain('letto il 14 nov 2026')
    fireEvent.click(screen.getByRole('button', { name: 'Copia 035 751 200' }))
    await expectToast('Copiato')
    expect(writeText).toHaveBeenCalledWith('035 751 200')
  })

  it('a general contact that the browser refuses to copy is shown to be copied by hand', async () => {
    const writeText = () => Promise.reject(new Error('denied'))
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Copia 035 751 200' }))
    await expectToast('Non copiato: copialo da qui', '035 751 200')
  })

  it('the mail link of a general contact contains nothing but the address', async () => {
    const [contact] = makeContacts().general
    if (contact) await show(makeContacts({ general: [{ ...contact, email: 'a?bcc=b@c.example', phone: null }] }))
    expect(linkTo('a?bcc=b@c.example')).toBe('mailto:a%3Fbcc%3Db@c.example')
  })
})

describe('people', () => {
  it('a locked person shows title, department, source and date, the price and the credits left, but no name', async () => {
    await show()
    const [first, second] = people()
    expect(plain(first)).toBe(
      'Responsabile 1Risorse umaneNome e indirizzo nascosti' +
        'officinevalseriana.example/chi-siamo (si apre in un’altra scheda) · letto il 14 nov 2026Sblocca · 5 crediti',
    )
    expect(plain(second)).toContain('Vendite e commerciale')
    const unlock = screen.getAllByRole('button', { name: 'Sblocca · 5 crediti' })
    expect(unlock).toHaveLength(2)
    expect(document.getElementById(unlock[0]?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Responsabile 1',
    )
    expect(await screen.findByText(/Ti restano 2\.310 crediti\.$/)).toBeTruthy()
    expect(screen.getByText('0 di 2 sbloccati')).toBeTruthy()
  })

  it('a person without a title says so', async () => {
    await show(makeContacts({ people: [makePerson(1, { title: null, department: null })] }))
    expect(plain(people()[0])).toMatch(/^Ruolo non indicatoNome e indirizzo nascosti/)
  })

  it('an unlocked person can be written to, called, copied and reported, and is counted', async () => {
    await show(makeContacts({ people: [makePerson(1, { person: anna })], total: 12, unlocked: 1 }))
    expect(screen.getByText('1 di 12 sbloccati')).toBeTruthy()
    expect(screen.getByText('Anna Rota')).toBeTruthy()
    expect(linkTo(anna.email)).toBe(`mailto:${anna.email}`)
    expect(linkTo(anna.phone)).toBe('tel:+39035751234')
    expect(screen.getByRole('button', { name: `Copia ${anna.email}` })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Sblocca/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Segnala un errore nel contatto di Anna Rota' }))
    expect((await screen.findByRole('dialog')).textContent).toBe(`Segnala ${uuidOf(1)}`)
  })

  it('people come in pages of 25', async () => {
    const { router, onList } = await show(makeContacts({ people: listOf(25, makePerson), found: 60, total: 60 }))
    const pages = within(screen.getByRole('navigation', { name: 'Pagine delle persone' }))
    fireEvent.click(pages.getByRole('link', { name: 'Pagina 3' }))
    await waitFor(() => expect(onList).toHaveBeenLastCalledWith({ companyID, page: '3' }))
    expect(searchOf(router)).toBe('?contactPage=3')
    expect(document.activeElement?.textContent).toBe('Persone')
  })

  it('a page beyond the last of people is empty and links to the first', async () => {
    await show(makeContacts({ people: [], found: 2, total: 2, page: 9 }), '?contactPage=9')
    expect(screen.getByRole('link', { name: 'Vai alla prima pagina' }).getAttribute('href')).toBe('/positions')
  })
})

describe('a search of people', () => {
  it('people are searched by words of the title, kept in the URL beside its other parameters', async () => {
    const { router, onList } = await show(makeContacts(), `?position=${uuidOf(5)}`)
    const title = screen.getByRole('textbox', { name: 'Ruolo' })
    fireEvent.change(title, { target: { value: ' responsabile acquisti ' } })
    expect(onList).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Cerca per ruolo' }))
    await waitFor(() =>
      expect(onList).toHaveBeenLastCalledWith({ companyID, title: 'responsabile acquisti', page: '1' }),
    )
    expect(searchOf(router)).toBe(`?position=${uuidOf(5)}&contactTitle=responsabile+acquisti`)
  })

  it('people are searched by one of 25 departments, each with its count, those with people first', async () => {
    const { router, onList } = await show(makeContacts(), '?contactPage=2')
    fireEvent.click(screen.getByRole('combobox', { name: 'Reparto' }))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(options).toHaveLength(26)
    expect(options.slice(0, 4)).toEqual([
      ...['Tutti i reparti (2)', 'Risorse umane (1)', 'Vendite e commerciale (1)', 'Direzione generale (0)'],
    ])
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
    await chooseOption('Reparto', 'Vendite e commerciale (1)')
    await waitFor(() => expect(onList).toHaveBeenLastCalledWith({ companyID, department: 'sales', page: '1' }))
    expect(searchOf(router)).toBe('?contactDepartment=sales')
    await chooseOption('Reparto', 'Tutti i reparti (2)')
    await waitFor(() => expect(searchOf(router)).toBe(''))
  })

  it('the URL’s search of people is applied without its invalid parts', async () => {
    const { onList } = await show(makeContacts(), '?contactTitle=hr&contactDepartment=alchimia&contactPage=-1')
    expect(onList).toHaveBeenLastCalledWith({ companyID, title: 'hr', page: '1' })
    expect((screen.getByRole('textbox', { name: 'Ruolo' }) as HTMLInputElement).value).toBe('hr')
  })

  it('a search of people without matches says so and can be cleared', async () => {
    const { router } = await show(makeContacts({ people: [], found: 0, total: 2 }), '?contactTitle=astronauta')
    expect(screen.getByText(/^Nessuna persona con questo ruolo/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Mostra tutte le persone' }))
    await waitFor(() => expect(searchOf(router)).toBe(''))
    expect((screen.getByRole('textbox', { name: 'Ruolo' }) as HTMLInputElement).value).toBe('')
  })
})

describe('unlocking', () => {
  const unlocked = makePerson(1, { person: anna })

  function unlock() {
    fireEvent.click(screen.getAllByRole('button', { name: 'Sblocca · 5 crediti' })[0] as HTMLElement)
  }

  it('unlocking a person shows the name, the number unlocked and the credits left', async () => {
    await show()
    const onUnlock = vi.fn()
    server.use(
      answer(unlockContact, { credits: 5, contact: unlocked }, onUnlock),
      answer(listContacts, makeContacts({ people: [unlocked, makePerson(2)] })),
      credits(2305),
    )
    unlock()
    expect(await screen.findByText('Anna Rota')).toBeTruthy()
    expect(onUnlock).toHaveBeenCalledExactlyOnceWith({ contactID: uuidOf(1) })
    await expectToast('Contatto sbloccato', '5 crediti usati.')
    expect(await screen.findByText('1 di 2 sbloccati')).toBeTruthy()
    expect(await screen.findByText(/Ti restano 2\.305 crediti\.$/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Anna Rota')
  })

  it('unlocking a person the licence has already paid for costs nothing', async () => {
    await show()
    server.use(answer(unlockContact, { credits: 0, contact: unlocked }))
    server.use(answer(listContacts, makeContacts({ people: [unlocked, makePerson(2)] })))
    unlock()
    await expectToast('Contatto sbloccato', 'La tua licenza lo aveva già pagato: nessun credito usato.')
    expect(screen.getByText('Anna Rota')).toBeTruthy()
  })

  it.each(['credits_used_up', 'internal_error', 'email_unverified'] as const)(
    'unlocking a person that fails with %s shows the error',
    async (code) => {
      await show()
      server.use(fail(unlockContact, code))
      unlock()
      await expectToast('Contatto non sbloccato', errors[code].it)
      expect(people()).toHaveLength(2)
      expect(screen.getAllByText('Nome e indirizzo nascosti')).toHaveLength(2)
    },
  )

  it('unlocking a person who is gone refreshes the list', async () => {
    await show()
    server.use(fail(unlockContact, 'unknown_contact'), answer(listContacts, makeContacts({ people: [makePerson(2)] })))
    unlock()
    await expectToast('Contatto non sbloccato', errors.unknown_contact.it)
    await waitFor(() => expect(people()).toHaveLength(1))
  })

  it('too few credits to unlock a person are shown beforehand', async () => {
    await show(makeContacts(), '', 4)
    expect(await screen.findByText(errors.credits_used_up.it)).toBeTruthy()
  })
})

describe('contacts', () => {
  it('a company without contacts says so', async () => {
    await show(makeContacts({ general: [], people: [], departments: [] }))
    expect(screen.getByText(/^Non conosciamo ancora contatti di questa azienda/)).toBeTruthy()
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('contacts without people have no search', async () => {
    await show(makeContacts({ people: [], departments: [] }))
    expect(screen.getByText('Non conosciamo ancora persone di questa azienda.')).toBeTruthy()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByText(/sbloccati$/)).toBeNull()
  })

  it('contacts show a skeleton while they load', async () => {
    server.use(answer(listContacts, makeContacts(), () => delay('infinite')))
    renderPart(<ContactsSection companyID={companyID} ReportDialog={Reporting} />, '/positions')
    expect(await screen.findByText('Caricamento…')).toBeTruthy()
  })

  it('contacts that fail to load show the error and a retry', async () => {
    server.use(fail(listContacts, 'internal_error'))
    renderPart(<ContactsSection companyID={companyID} ReportDialog={Reporting} />, '/positions')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listContacts, makeContacts()))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('0 di 2 sbloccati')).toBeTruthy()
  })

  it('contacts have English texts', async () => {
    changeLanguage('en')
    server.use(answer(listContacts, makeContacts({ people: [makePerson(1)], total: 12, unlocked: 1 })))
    renderPart(<ContactsSection companyID={companyID} ReportDialog={Reporting} />, '/positions')
    expect(await screen.findByText('1 of 12 unlocked')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Unlock · 5 credits' })).toBeTruthy()
  })
})
