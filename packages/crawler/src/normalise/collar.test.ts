import { describe, expect, it } from 'vitest'
import { readCollar } from './collar.ts'
import { textFeatures } from './collar-features.ts'
import type { CollarWeights } from './collar-weights.ts'
import { advert } from './testing/raw-advert.ts'

const white = [
  'Accettatore di officina',
  'Addetta/o BDC',
  'Addetto/a raccolta fondi',
  'Growth Marketer',
  'Addetto al traffico',
  'Addetta barriera casse',
  'Character Artist',
  'Montatore video',
  '3D Animator',
  'Addetta fatturazione',
  'Addetto/a biglietteria',
  'Impiegata amministrativa',
  'Addetto ufficio spedizioni',
  'Ingegnere di processo',
  'Sales Manager',
  'Infermiere di sala',
  'Insegnante di sostegno',
  'Educatrice asilo nido',
  'Commessa',
  'Addetta vendite',
  'Cassiere',
  'Banconista gastronomia',
  'Receptionist',
  'Farmacista',
  'Programmatore PLC',
  'Tecnico di laboratorio',
  'Tecnico commerciale',
  'Agente di commercio',
  'Data Analyst',
  'Responsabile magazzino',
  'Direttore di stabilimento',
  'Addetto controllo qualità',
  'HR Specialist',
  'Geometra di cantiere',
  'Store manager',
  'Back office commerciale',
  'Stage ufficio marketing',
  'Contabile',
  'Sachbearbeiterin Buchhaltung',
  'Informatore scientifico del farmaco',
  'Addetta biglietteria',
]
const blue = [
  'Elettromeccanico di stabilimento',
  'Operatore agli impianti chimici',
  'Operatrice su impianti di filtrazione',
  'Focacciaio',
  'Field Technician',
  'Mitarbeiter für den Winterschnitt',
  'Mitarbeiter im Lager',
  'Addetta/o alle camere',
  'Portalettere',
  'Letturista',
  'Addetto collaudo pompe',
  'Addetta stampaggio gomma',
  'Addetti alla cernita',
  'Operaio generico',
  'Saldatore TIG',
  'Tornitore CNC',
  'Magazziniere',
  'Autista patente C',
  'Muratore',
  'Cuoco',
  'Cameriere di sala',
  'Barista',
  'OSS',
  'Addetto alle pulizie',
  'Elettricista',
  'Idraulico',
  'Carrellista',
  'Manutentore meccanico',
  'Giardiniere',
  'Tecnico frigorista',
  'Tecnico manutentore',
  'Operatore di linea',
  'Addetto al confezionamento',
  'Apprendista meccanico',
  'Parrucchiera',
  'Badante',
  'Guardia giurata',
  'Zimmerer',
  'Staplerfahrer/in',
  'Koch',
  'Capocantiere',
  'Sarta',
  'Pizzaiolo',
  'Assembly Technician',
  'Corriere',
  'Panettiere',
  'Macellaio',
  'Guardiano notturno',
  'Gelatiere',
]

describe('readCollar', () => {
  it.each(white)('%s is white', (title) => {
    expect(readCollar(advert(title))?.value).toBe('white')
  })

  it.each(blue)('%s is blue', (title) => {
    expect(readCollar(advert(title))?.value).toBe('blue')
  })

  it('says nothing of an advert of which no word was ever seen', () => {
    expect(readCollar(advert('—', 'Carico e scarico con il muletto.'), nothing)).toBeNull()
  })

  it('goes by the text where the title says nothing, and quotes the statement that says most', () => {
    const jolly = advert('Jolly', 'Assunzione immediata.\nCarico e scarico con il muletto.')
    expect(readCollar(jolly, knowing('muletto', 5))).toMatchObject({
      value: 'blue',
      quote: { text: 'Carico e scarico con il muletto.' },
    })
  })

  it('leaves out what is said of the company', () => {
    const text = '# Chi siamo\nCostruiamo ogni tipo di muletto.'
    expect(readCollar(advert('Jolly', text), knowing('muletto', 5))).toBeNull()
  })
})

const nothing: CollarWeights = { start: 0, weightOf: { title: () => 0, text: () => 0 } }

function knowing(word: string, weight: number): CollarWeights {
  const known = new Set(textFeatures([word]))
  return { start: 0, weightOf: { title: () => 0, text: (feature) => (known.has(feature) ? weight : 0) } }
}
