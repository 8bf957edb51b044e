import { describe, expect, it } from 'vitest'
import type { Hints } from '../raw-position.ts'
import { advertOf } from './advert.ts'
import { readPlaces } from './places.ts'
import { advert, rawAdvert, url } from './testing/raw-advert.ts'

const placesOf = (
  title: string,
  text: string,
  options: { hints?: Hints; city?: string | null; isRemote?: boolean } = {},
) => readPlaces(advert(title, text, options.hints), { city: options.city ?? null }, options.isRemote ?? false)
const names = (...input: Parameters<typeof placesOf>) => placesOf(...input).places.map(({ value }) => value.name)
const place = (text: string) => ({ hints: { place: [{ text, url }] } })

describe('a place that holds for all adverts', () => {
  it.each([
    ['Lecco – gruppo Rossi', ['Lecco']],
    ['Cortina d’Ampezzo, tutto l’anno', ["Cortina d'Ampezzo"]],
    ['Lecco, 3 novembre 2026', []],
    ['Milano, Roma, Torino', []],
  ])('%s', (text, expected) => {
    const raw = rawAdvert('Cuoco', 'Tempo pieno.')
    const shared = { heading: null, lines: [{ text, isItem: false }], isShared: true as const }
    const { places } = readPlaces(advertOf({ ...raw, sections: [...raw.sections, shared] }), { city: null }, false)
    expect(places.map(({ value }) => value.name)).toEqual(expected)
  })
})

describe('readPlaces', () => {
  it.each([
    ['Milano', ['Milano']],
    ['Milan, Italy; Turin, Italy', ['Milano', 'Torino']],
    ['Lucca, Tuscany, Italy', ['Lucca']],
    ['Bari / Andria / Trani', ['Bari', 'Andria', 'Trani']],
    ['Este (PD) e Legnago (VR)', ['Este', 'Legnago']],
    ['Mantova, Piazza delle Erbe', ['Mantova']],
    ['Via Roma 12, 23900 Lecco (LC)', ['Lecco']],
    ['Gallarate, Varese', ['Gallarate']],
    ['Sede di Forlì, con trasferte in Lombardia', ['Forlì']],
    ['Mestre (VE)', ['Venezia']],
    ['Charlotte, NC, USA', ['Charlotte']],
    ['Irvine, California', ['Irvine']],
    ['Tulsa, OK', ['Tulsa']],
    ['USA - Texas - Waco', ['Waco']],
    ['Verona, Wisconsin', ['Verona']],
    ['ALBANY, NEW SOUTH AREA, Australia', ['Albany']],
    ['RIO DE JANEIRO', ['Rio de Janeiro']],
    ['San francisco', ['San Francisco']],
    ['Leiden/Delft, Netherlands', ['Leiden', 'Delft']],
    ['Reading Office, United Kingdom', ['Reading']],
    ['Waco, Texas; Reading, United Kingdom', ['Waco', 'Reading']],
    ['Washington, D.C.', ['Washington']],
    ['Singapore, Singapore', ['Singapore']],
    ['Washington - Spokane', ['Spokane']],
    ['New York, London', ['New York', 'London']],
    ['Astana, KAZ', []],
    ['Waterloo, CAN', ['Waterloo']],
    ['Varese, Svizzera', ['Varese']],
    ['Assago, MI', ['Assago']],
    ['Como, CO', ['Como']],
    ['Milan, Italy; Paris, France', ['Milano', 'Paris']],
    ['Remote - Canada', []],
    ['Veneto, Svizzera', []],
    ['Nantes (Francia)', ['Nantes']],
    ['Kassel – Deutschland', ['Kassel']],
    ['Lodi, Lombardia, Italia', ['Lodi']],
    ['Sale (AL)', ['Sale']],
    ['New York', ['New York']],
    ['Cantieri in Alto Adige', []],
    ['Alto (CN)', ['Alto']],
    ['Marina di Ragusa', ['Ragusa']],
    ['Remote - Italy', []],
    ['Lombardia', []],
    ['Nord Italia', []],
    ['Italia', []],
  ])('the field %s → %j', (text, expected) => {
    expect(names('Addetto', '', place(text))).toEqual(expected)
  })

  it.each([
    ['Albacete', 'España', ['Albacete']],
    ['Albacete', 'ES', ['Albacete']],
    ['Rome', 'us', ['Rome']],
    ['London, England', 'United Kingdom', ['London']],
    ['Remote', 'Germany', []],
    ['Rome', 'IT', ['Roma']],
    ['Rome', 'Italia', ['Roma']],
    ['Rome', 'unknown', ['Roma']],
    ['Rome', 'EU', ['Roma']],
  ])('the field %s of a source that states the country %s → %j', (text, country, expected) => {
    expect(names('Addetto', '', { hints: { place: [{ text, url, country }] } })).toEqual(expected)
  })

  it('a field abroad leaves no Italian town, province or region to the text', () => {
    const hints = { place: [{ text: 'Remote', url, country: 'Germany' }] }
    const text = 'Sede di lavoro: Scandiano (RE). Viaggi in Lombardia.'
    expect(placesOf('Addetto', text, { hints })).toEqual({ places: [], provinces: [], regions: [] })
  })

  it('of several fields each lies where it says, in Italy or abroad', () => {
    const hints = { place: ['Lecco', 'Waco, Texas', 'Tulsa, OK'].map((text) => ({ text, url })) }
    expect(names('Addetto', '', { hints })).toEqual(['Lecco', 'Waco', 'Tulsa'])
  })

  it.each([
    ['Sede di lavoro: Scandiano (RE).', ['Scandiano']],
    ['Full-time, Cremona, hybrid (2 days in the studio).', ['Cremona']],
    ['Savona – un anno nel ruolo', ['Savona']],
    ['Pavia / remote 3 giorni a settimana', ['Pavia']],
    ['Per cantieri all’Aquila, subito.', ["L'Aquila"]],
    ['Help with board bring-up in our Pavia lab.', ['Pavia']],
    ['Einsatzgebiet Sterzing, mindestens 2 Jahre Erfahrung.', ['Vipiteno']],
    ['Consegne tre volte a settimana, Pavia, con furgone', []],
    ['Il lavoro si svolge presso la sede di Cuneo e Alba.', ['Cuneo', 'Alba']],
    ['Sedi: Crema, Lodi, Pavia.', ['Crema', 'Lodi', 'Pavia']],
    ['Consegne nelle province di Pisa e Lucca con partenza da Pontedera.', ['Pontedera']],
    ['Per il nostro deposito di Bagheria cerchiamo un carrellista.', ['Bagheria']],
    ['Cerchiamo imbianchino, zona Imola.', ['Imola']],
    ['Lettura di contatori in provincia di Rovigo.', ['Rovigo']],
    ['Luogo di lavoro: la trattoria di Borgo (frazione di Chiavari).', ['Chiavari']],
    ['Based in Padua or Vicenza.', ['Padova', 'Vicenza']],
    ['Azienda con sede a Milano ricerca un addetto per lo stabilimento di Como.', ['Como']],
    ['📍 Bologna', ['Bologna']],
    ['Ufficio acquisti – Gallarate', ['Gallarate']],
    ['Carpenteria | Breno (BS)', ['Breno']],
    ['Ufficio acquisti – Contabilità', []],
    ['Vimercate', ['Vimercate']],
    ['Per i vigneti in collina (Canelli e Asti) cerchiamo aiuto.', ['Canelli', 'Asti']],
    ['Per il gruppo contabile (Sassari, zona Li Punti) cerchiamo una persona.', ['Sassari']],
    ['Cerchiamo chi conosca i marchi di casa (Barolo, non altri).', []],
    ['Faenza Tempo pieno', ['Faenza']],
    ['Tempo pieno Faenza Ceramica artistica', ['Faenza']],
    ['Part-time · Faenza', ['Faenza']],
    ['Tempo pieno Faenza fino a maggio', []],
    ['Contratto Sale e Pepe', []],
    ['We need a planner to join our team in Brunnwil, Aargau, Switzerland. More in the file.', ['Brunnwil']],
    ['Join the staff of our workshop in Dunmore, Ohio. Find out more.', ['Dunmore']],
    ['Join our team in Dunmore, Australia Further details in the file.', ['Dunmore']],
    ['Lavori per i negozi in Lombardia, Veneto, Svizzera.', []],
    ['Per i negozi in Lecco, Como, Svizzera.', ['Lecco', 'Como']],
    ['You work at our desk in New York, USA, near the port.', ['New York']],
    ['Tempo pieno in bottega a Trapani.', ['Trapani']],
    ['Cura di persone anziane. Vendita di sale e pepe.', []],
    ['Laurea presso il Politecnico di Torino.', []],
    ['Azienda fondata nel 1960.', []],
  ])('%s → %j', (text, expected) => {
    expect(names('Addetto', text)).toEqual(expected)
  })

  it.each([
    ['Addetto vendite – Milano', ['Milano']],
    ['Ascensorista – provincia di Rovigo', ['Rovigo']],
    ['Imbianchino – zona Imola', ['Imola']],
    ['Cameriere di sala', []],
    ['Funzionario tecnico – Sud Italia', []],
    ['Australia, Dunmore, Maintenance planner', ['Dunmore']],
    ['Australia, Maintenance planner', []],
    ['USA, Ohio, Maintenance planner', []],
    ['USA, New York, Maintenance planner', ['New York']],
  ])('the title %s → %j', (title, expected) => {
    expect(names(title, '')).toEqual(expected)
  })

  it.each([
    ['Progettista _ Lecco/Como', 'Sede di lavoro: Lecco, con brevi trasferte', ['Lecco', 'Como']],
    ['Progettista – Como', 'Sede di lavoro: Lecco', ['Lecco', 'Como']],
    ['Progettista di Banca Como', 'Sede di lavoro: Lecco', ['Lecco']],
    ['Backend Developer (Scala)', 'Sede di lavoro: Lecco', ['Lecco']],
  ])('the title %s and the text %s → %j', (title, text, expected) => {
    expect(names(title, text)).toEqual(expected)
  })

  it("resolves homonyms by province, then by the company's place", () => {
    expect(placesOf('Addetto', 'Sede di lavoro: Samone (TO)').places[0]?.value.istat).toBe('001235')
    expect(placesOf('Addetto', 'Sede di lavoro: Samone', { city: 'Ivrea' }).places[0]?.value.istat).toBe('001235')
    expect(placesOf('Addetto', 'Sede di lavoro: Samone').places).toEqual([])
  })

  it('reads only the base of a remote post', () => {
    expect(names('Addetto', 'Riunione mensile a Siena.', { ...place('Siena'), isRemote: true })).toEqual([])
    expect(names('Addetto', 'Base di lavoro Napoli.', { isRemote: true })).toEqual(['Napoli'])
  })

  it('reports provinces and regions in fields of their own', () => {
    const found = placesOf('Agente – Lombardia', 'Cerchiamo agenti in provincia di Brescia.')
    expect(found.provinces.map(({ value }) => value)).toEqual(['BS'])
    expect(found.regions.map(({ value }) => value)).toEqual(['03'])
  })
})

it.each([
  ['Officina e uffici – Borgo Nuovo di Sotto (Vercelli)', null, ['Vercelli']],
  ['La residenza “Il Glicine” di Busca cerca personale.', 'Cuneo', ['Busca']],
  ['Squadre tra Lucca e Pisa.', null, ['Lucca', 'Pisa']],
  ['Negozio di Asti – Viale Pilone', null, ['Asti']],
])('%s', (text, city, expected) => expect(names('Addetto', text, { city })).toEqual(expected))

it('takes the shared place only where an advert names none', () => {
  const shared = (own: string, said: string) => {
    const raw = rawAdvert('Sarta', own)
    raw.sections.push({ heading: null, lines: [{ text: said, isItem: false }], isShared: true })
    return readPlaces(advertOf(raw), { city: null }, false).places.map(({ value }) => value.name)
  }
  expect(shared('Cucito a mano.', 'Cerchiamo per la sede di Lecco:')).toEqual(['Lecco'])
  expect(shared('Lavoro a Bergamo.', 'Cerchiamo per la sede di Lecco:')).toEqual(['Bergamo'])
  expect(shared('Cucito a mano.', 'Cerchiamo per le sedi di Lecco e Bergamo:')).toEqual([])
})
