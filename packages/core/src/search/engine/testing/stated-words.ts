import { hourMs } from '@vedetta/contracts/text/durations'
import { allMunicipalities } from '@vedetta/reference/municipalities'

// The vocabulary of random positions and searches: few enough words that they meet, spelled as people spell them.

const listed = (text: string) =>
  text
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const roles = listed(`
  Saldatore | saldatrice | Saldatori TIG | Addetto/a vendite | ADDETTA ALLE VENDITE | addett* mensa | add.vendite
  Operaio/a generico/a | operaie | Cuoco | cuoca | Chef de rang | Sous-chef | Pâtissier | Infermiere (m/f) | infermiera
  Impiegato/a amministrativo/a | Contabile | Direttore/trice | direttrice generale | Vicedirettrice | R&D manager
  Sviluppatore C++ | Sviluppatrice back-end | back end developer | Full stack developer .NET | Programmatore C#
  O.S.S. | OSS | Operatore socio-sanitario | Medico | mediche | Caporeparto | capo reparto | AI engineer | commess@
  Magazziniere/Mulettista | Autista patente C/E | Tecnico dell’assistenza | tecnico all'assistenza | Perito elettronico
  E-commerce specialist | Banco gastronomia | banca`)

export const qualifiers = listed(`
  senior | junior | stagista | di notte | turno notturno | notturno | part-time | full time | con esperienza | urgente
  a Milano | per la Brianza | (L. 68/99) | m/f/d | – urgente | C++ | TIG | Qualità & sicurezza | qualita`)

export const oddTexts = [
  ...listed(`di | OR | l' | - | " | … | 😀 cuoco | ½ | ﬁltri | İzmir | 北京 | a_b | 3,5 t | C | ß`),
  'a\tb',
]

export const companyNames = listed(`
  Rossi | Officine Rossi | Rossi Officine | Rossi & Figli | L'Arte del Pane | Caffè Perù | D’Angelo | "La Fenice" | La Fenice
  A.B.C. Trasporti | ABC | Alfa Meccanica | Meccanica Alfa | G&G | Élite Moda | Società Agricola 2000 | E-Work`)

export const legalForms = listed('S.p.A. | SPA | S.r.l. | srl | S.r.l.s. | S.n.c. di Mario Rossi | società cooperativa')

const tools = listed(
  'Excel | excel | SAP | AutoCAD | CNC | PLC | Java | C++ | C# | .NET | R&D | Contabilità | contabilita',
)
const uses = ['', ...listed("avanzato | base | in officina | dell'ufficio | FI/CO | 3D | di cantiere | su macchine")]
const levels = ['', ...listed('ottimo | di livello B2 | per ufficio | II')]

export const skills = [
  ...listed('Microsoft Excel | Saldatura a filo | saldatura TIG | Uso del muletto | Lettura del disegno | office | …'),
  ...tools.flatMap((tool) =>
    uses.flatMap((use) => levels.map((level) => [tool, use, level].filter(Boolean).join(' '))),
  ),
]

export const certifications = listed(`
  Patente B | patente b | Patente C/E | Patentino muletto | HACCP | H.A.C.C.P. | ISO 9001 | ISO 9001:2015 | CQC | PMP | CCNA
  Iscrizione all’albo | Albo degli ingegneri | Abilitazione PES/PAV | Certificazione C1 | B2 | EIPASS | RSPP | Antincendio
  Primo soccorso | primo soccorso livello A | ADR | TÜV | UNI EN 287 | Saldatura ISO 9606`)

export const benefits = listed(`
  Buoni pasto | buoni pasto da 8 € | Auto aziendale | auto | Welfare | Welfare aziendale | Mensa | mensa aziendale | MBO
  Premio di risultato | Smart working | Assicurazione sanitaria | Palestra | Telefono | Formazione | 14ª mensilità | Bonus
  Asilo nido | Rimborso dell'abbonamento | Alloggio | Sconti | Orario flessibile | Stock option`)

export const languages = listed('it | en | de | fr | es | zh | ar | ro | sq | ru')

export const atecoCodes = listed(`
  28.41 | 28.41.00 | 28.4 | 28.49.09 | 25.62.00 | 62.01 | 62.01.00 | 62.10 | 56.10.11 | 56.10.1 | 47.11.40 | 01.11.1
  01.11 | 10 | 10.71.10 | 86.10 | 78.20.00 | 78.10 | 41.20 | 43.21.01`)

// All in one corner of the country, so that circles contain some, and a few everywhere.
export const towns = allMunicipalities()
  .filter(({ province }, n) => ['BG', 'LC'].includes(province) || n % 60 === 0)
  .map(({ istat }) => istat)

/** The code of no town: a page may name one that was abolished. */
export const lostTown = '090001'

export const sizes = [0, 1, 9, 10, 14, 15, 35, 36, 49, 50, 51, 249, 250, 1_000, 10_000_000]
export const turnovers = [0, 1, 99_999, 100_000, 2_000_000, 50_000_000, 3_000_000_000, 1_000_000_000_000]
export const pays = [0, 9, 12, 1_400, 1_800, 20_800, 25_000, 30_000, 45_000, 10_000_000]
export const years = [0, 1, 2, 3, 5, 8, 10, 50]

/** Few enough that several positions share an instant. */
export const moments = Array.from({ length: 700 }, (_, n) => Date.UTC(2026, 10, 14, 9) - n * 2 * hourMs - (n % 3))
