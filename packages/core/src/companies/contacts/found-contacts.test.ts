import type { PersonalContact } from '@vedetta/crawler/finding'
import { expect, test } from 'vitest'
import { firmOf } from '../../privacy/masking/firm.ts'
import { foundContacts } from './found-contacts.ts'

const url = 'https://www.officine.example/contatti'

function person(email: string | null, fields: Partial<PersonalContact> = {}): PersonalContact {
  return {
    name: 'Anna Ferri',
    title: 'Responsabile risorse umane',
    department: 'human_resources',
    email,
    phone: null,
    quote: { text: 'Anna Ferri, Responsabile risorse umane', url },
    ...fields,
  }
}

const evidenced = (value: string, text = value, isCompanys = false) => ({
  value,
  quote: { text, url },
  by: 'contacts',
  mentions: [{ text, isCompanys }],
})
const firm = firmOf(['Luisa Neri S.r.l.'])
const found = (findings: Partial<Parameters<typeof foundContacts>[0]>) =>
  foundContacts({ emails: [], phones: [], people: [], ...findings }, firm)

test('foundContacts makes people personal contacts, and addresses and numbers general ones', () => {
  expect(
    found({
      emails: [evidenced('Info@Officine.example')],
      phones: [evidenced('+390355550100')],
      people: [person('Anna.Ferri@officine.example')],
    }),
  ).toEqual([
    {
      kind: 'personal',
      email: 'anna.ferri@officine.example',
      phone: null,
      fullName: 'Anna Ferri',
      title: 'Responsabile risorse umane',
      department: 'human_resources',
      sourceUrl: url,
    },
    { kind: 'general', email: 'info@officine.example', phone: null, sourceUrl: url },
    { kind: 'general', email: null, phone: '+390355550100', sourceUrl: url },
  ])
})

test.each(['sales@officine.example', 'hr@officine.example', 'ufficio.ferri@officine.example'])(
  'foundContacts makes %s a general contact, whatever name is beside it',
  (email) => {
    expect(found({ people: [person(email)] })).toEqual([])
    expect(found({ people: [person(email)], emails: [evidenced(email)] })).toMatchObject([{ kind: 'general', email }])
  },
)

test('foundContacts drops a person without an e-mail address, who could not be notified', () => {
  expect(found({ people: [person(null)] })).toEqual([])
})

test('an e-mail address of a person is personal, wherever else it occurs', () => {
  const ferri = 'ferri@officine.example'
  expect(found({ emails: [evidenced(ferri)], people: [person(ferri)] })).toMatchObject([
    { kind: 'personal', email: ferri },
  ])
})

test.each(['anna.ferri@gmail.com', 'anna.ferri@agenzia-web.example'])(
  '%s counts only where the page’s words contain it',
  (email) => {
    expect(found({ people: [person(email)] })).toEqual([])
    const quote = { text: `Anna Ferri – ${email.toUpperCase()}`, url }
    expect(found({ people: [person(email, { quote })] })).toMatchObject([{ kind: 'personal', email }])
  },
)

test('the mailbox of an office at another domain counts only where the page’s words contain it', () => {
  const email = 'info@agenzia-web.example'
  expect(found({ emails: [evidenced(email, 'Scrivici')] })).toEqual([])
  expect(found({ emails: [evidenced(email)] })).toMatchObject([{ kind: 'general', email }])
})

test.each([
  ['+393475550192', 'Per informazioni: Anna Ferri, 347 5550192'],
  ['+393475550192', 'Chiama'],
  ['+390355550102', 'Anna Ferri, tel. diretto 035 5550102'],
  ['anna.ferri@officine.example', 'Scrivi ad anna.ferri@officine.example'],
  ['ferri@officine.example', 'ferri@officine.example'],
])('foundContacts does not store %s as general, as the mask hides it in «%s»', (value, text) => {
  const one = [evidenced(value, text)]
  expect(found(value.includes('@') ? { emails: one } : { phones: one })).toEqual([])
})

test('foundContacts does not store as general what an advert of the visit hides', () => {
  const phones = [evidenced('+390355550102', 'Tel. 035 5550102')]
  expect(found({ phones })).toHaveLength(1)
  const positions = [{ description: 'Cerchiamo un saldatore. Anna Ferri, tel. diretto 035 5550102.' }]
  expect(found({ phones, positions })).toEqual([])
})

test.each(['Numero WhatsApp dell’azienda: 347 5550192', 'Numero del negozio 347 5550192, risponde la segreteria'])(
  'foundContacts stores a mobile that is the firm’s own by the page’s words: %s',
  (text) => {
    expect(found({ phones: [evidenced('+393475550192', text)] })).toMatchObject([{ phone: '+393475550192' }])
  },
)

const mobile = '+393475550192'
const inFooter = (text: string) => found({ phones: [evidenced(mobile, text, true)] })

test.each([
  'Officine Ferri S.r.l.\nVia Anna Maria Rossi 12, 24121 Bergamo\nTel. 035 5550100 – Cell. 347 5550192',
  'Contatti\nCell. 347 5550192',
  'Chiamaci +393475550192',
  'Luisa Neri\nparrucchiera\n347 5550192',
])('a mobile is the company’s where a company gives what is its own and nobody is named: %s', (text) => {
  expect(inFooter(text)).toMatchObject([{ phone: mobile }])
  expect(found({ phones: [evidenced(mobile, text)] })).toEqual([])
})

test.each([
  'Marco Bianchi\ntitolare\ncell. 347 5550192',
  'Titolare: cell. 347 5550192',
  '347 5550192 (Giulia)',
  'Per informazioni chiedere di Marco\n347 5550192',
  'Geom. Bianchi 347 5550192',
  'Cell. 347 5550192 – Marco Bianchi',
])('a mobile is a person’s where somebody is named with it, also in a footer: %s', (text) => {
  expect(inFooter(text)).toEqual([])
})

test('a number is a person’s if one of its places says so', () => {
  const contact = evidenced(mobile, 'Cell. 347 5550192', true)
  const mentions = [...contact.mentions, { text: 'Marco Bianchi, vendite, 347 5550192', isCompanys: false }]
  expect(found({ phones: [{ ...contact, mentions }] })).toEqual([])
})

test.each(['mrossi@officine.example', 'giulia@officine.example', 'mariorossi@gmail.com', 'm.bianchi@officine.example'])(
  'the address of a person without a name is not stored: %s',
  (email) => {
    expect(found({ emails: [evidenced(email, email, true)] })).toEqual([])
  },
)

test.each([
  ['+390355550102', 'Spedizioni: sig.ra Mirella, tel. 035 5550102'],
  ['+390355550102', 'Anna Ferri – contabilità – 035 5550102'],
  ['+390355550102', 'Chiedere di Anna 035 5550102'],
  ['gpf@officine.example', 'Vendite: Gian Piero Ferri, gpf@officine.example'],
  ['officina.ferri@officine.example', 'Capo officina: Anna Ferri, officina.ferri@officine.example'],
])('what a named person is reached at is not general: %s in «%s»', (value, text) => {
  const one = [evidenced(value, text, true)]
  expect(found(value.includes('@') ? { emails: one } : { phones: one })).toEqual([])
})

test.each([
  ['+390355550102', 'Neri S.r.l. – amministratore unico Moreno Neri\nTel. 035 5550102'],
  ['neri@neri.example', 'Luisa Neri S.r.l., ordini: neri@neri.example'],
  ['impressum@officine.example', 'Impressum: impressum@officine.example'],
  ['mentor@officine.example', 'Vuoi fare il mentor? mentor@officine.example'],
])('what only looks like a person’s is general: %s in «%s»', (value, text) => {
  const one = [evidenced(value, text, true)]
  expect(found(value.includes('@') ? { emails: one } : { phones: one })).toHaveLength(1)
})

test('the contacts of a sole trader are their own', () => {
  const text = 'Teresa Bruno, Corato – aziendateresa@gmail.com – 347 5550192'
  const findings = {
    people: [],
    emails: [evidenced('aziendateresa@gmail.com', text, true)],
    phones: [evidenced(mobile, text, true)],
  }
  expect(foundContacts(findings, firmOf(['Azienda Agricola Teresa Bruno']))).toEqual([])
})

test.each(['punto.vendita@officine.example', 'ufficio.tecnico@officine.example', 'officine.ferri@gmail.com'])(
  'the address of an office is general: %s',
  (email) => {
    expect(found({ emails: [evidenced(email)] })).toMatchObject([{ kind: 'general', email }])
  },
)

test('addresses of certified mail are no contacts', () => {
  const email = 'anna.ferri@pec.officine.example'
  const emails = ['officine@legalmail.it', 'info@pec.officine.example'].map((address) => evidenced(address))
  expect(found({ emails, people: [person(email)] })).toEqual([])
})

test('foundContacts drops a department that is not in our list', () => {
  expect(found({ people: [person('anna.ferri@officine.example', { department: 'astrology' })] })).toMatchObject([
    { department: null },
  ])
})

test('foundContacts limits the contacts of a page that lists hundreds', () => {
  const many = Array.from({ length: 200 }, (_, n) => n)
  const contacts = found({
    emails: many.map((n) => evidenced(`sede${n}@officine.example`)),
    phones: many.map((n) => evidenced(`+39035555${1000 + n}`)),
    people: many.map((n) => person(`anna.ferri${n}@officine.example`)),
  })
  const counts = Map.groupBy(contacts, ({ kind, email }) => (email === null ? 'phone' : kind))
  expect([...counts].map(([what, { length }]) => [what, length])).toEqual([
    ['personal', 50],
    ['general', 5],
    ['phone', 5],
  ])
})
