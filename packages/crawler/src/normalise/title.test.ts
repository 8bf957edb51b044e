import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { url } from './testing/raw-advert.ts'
import { cleanTitle } from './title.ts'

const clean = (text: string) => cleanTitle({ text, url })

describe('cleanTitle', () => {
  it.each([
    ['Educatore di comunità a Chiusi', 'Educatore di comunità'],
    ['Barista – Rif. 04/26', 'Barista'],
    ['Posizione 3: Grafico editoriale', 'Grafico editoriale'],
    ['Profilo B: Perito chimico', 'Perito chimico'],
    ['Figura 2 - Cuoco', 'Cuoco'],
    ['PERITO CHIMICO _ Lecco/Varese', 'Perito chimico'],
    ['Portugal, Aveiro, Ceramics Technician', 'Ceramics Technician'],
    ['Svezia, Elettricista navale', 'Elettricista navale'],
    ['Nord America, Dayton, Ohio, Sales Engineer', 'Sales Engineer'],
    ['Responsabile Italia, vendite', 'Responsabile Italia, vendite'],
    ['🧵 Sarta — Riparazioni', 'Sarta — Riparazioni'],
    ['Posizione economica D1', 'Posizione economica D1'],
    ['Controller - costi di prodotto - Castelluccio dei Sauri', 'Controller - costi di prodotto'],
    ['Guida turistica - incoming', 'Guida turistica - incoming'],
    ['Cercasi cuoco', 'Cuoco'],
    ['Insegnante di pilates cercasi!', 'Insegnante di pilates'],
    ['Koch gesucht', 'Koch'],
    ['Selezione per n. 1 addetto/a raccolta fondi', 'Addetto/a raccolta fondi'],
    ['Ricerca di n. 2 infermieri', 'Infermieri'],
    ['Avviso di selezione per 3 autisti scuolabus', 'Autisti scuolabus'],
    ['Magazziniere x2', 'Magazziniere'],
    ['(2031 Contract) Magazziniere', '(2031 Contract) Magazziniere'],
    ['(RM-2031) Magazziniere', 'Magazziniere'],
    ['[2031] Magazziniere', 'Magazziniere'],
    ['CHEF DE RANG', 'Chef de rang'],
    ['Cercasi medico per il pronto soccorso', 'Medico per il pronto soccorso'],
    ['Necroforo (n. 2 posti)', 'Necroforo'],
    ['Fontaniere (nr 3 unità)', 'Fontaniere'],
    ['Bidello – 6 posizioni', 'Bidello'],
    ['Koch (2 Stellen)', 'Koch'],
    ['Tecnico livello 2', 'Tecnico livello 2'],
    ['CERCASI N. 2 OPERAI', 'Operai'],
    ['Ricerchiamo un magazziniere', 'Magazziniere'],
    ['Nuova ricerca: ottico', 'Ottico'],
    ['Selezione in corso – Ottico', 'Ottico'],
    ['Selezione maestra di nido', 'Maestra di nido'],
    ['Ricerca e sviluppo: chimico', 'Ricerca e sviluppo: chimico'],
    ['Due camerieri', 'Camerieri'],
    ['Centralinista (L. 68/99)', 'Centralinista'],
    ['N. 7 operai/e di linea', 'Operai/e di linea'],
    ['3 Muratori', 'Muratori'],
    ['STUCCATORE ESTERNO (M/F) - Rif. 88/204', 'Stuccatore esterno'],
    ['Contabile [m/f/d]', 'Contabile'],
    ['Addetto vendite – Milano', 'Addetto vendite'],
    ['Addetto vendite (BG)', 'Addetto vendite'],
    ['Addetto vendite - Dalmine (BG)', 'Addetto vendite'],
    ['Ascensorista – provincia di Rovigo', 'Ascensorista'],
    ['Imbianchino – zona Imola', 'Imbianchino'],
    ['Impiegata per la sede di Lecco', 'Impiegata'],
    ['Store manager | Torino', 'Store manager'],
    ['Animatori per il centro anziani di Matera', 'Animatori per il centro anziani'],
    ['Addetti giardini (n. 3)', 'Addetti giardini'],
    ['Tappezziere (2 risorse)', 'Tappezziere'],
    ['Impiegato a Castellammare di Stabia', 'Impiegato'],
    ['Autista patente CE urgente!', 'Autista patente CE'],
    ['AUTISTA PATENTE C', 'Autista patente C'],
    ['TORNITORE CNC', 'Tornitore CNC'],
    ['APPRENDISTA CARROZZIERE max 24 anni', 'Apprendista carrozziere'],
    ['Aiuto bagnino – Cervia, stagione estiva', 'Aiuto bagnino'],
    ['Buyer – Novara, sede centrale', 'Buyer'],
    ['Controller (headquarters)', 'Controller'],
    ['Social Media Specialist – Da remoto', 'Social Media Specialist'],
    ['Geometra - 12/11/2026', 'Geometra'],
    ['Posizione aperta: Data Analyst', 'Data Analyst'],
    ['We are hiring: Frontend Developer', 'Frontend Developer'],
  ])('%s → %s', (text, title) => {
    expect(clean(text)).toBe(title)
  })

  it.each([
    'Impiegata part time',
    'Stage ufficio HR',
    'Consulenti con P.IVA – Centro Italia',
    'Funzionario tecnico – Sud Italia',
    'Addetto/a al controllo qualità',
    'Backend Engineer (Scala)',
    'Senior Developer (Go)',
    'Responsabile export Asia',
    'Cameriere di sala',
    'Sviluppatore .NET',
    'Area manager Francia-Belgio-Olanda',
    'Tecnico Elettronica di Potenza',
    'Bibliotecaria part-time',
    'Ispettore Area Nord-Ovest',
    'Usciere categorie protette L. 68/99',
    'Informatore Scientifico - Puglia',
  ])('%s stays', (title) => {
    expect(clean(title)).toBe(title)
  })

  it('is idempotent, and never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => clean(clean(text)) === clean(clean(clean(text)))))
  })
})
