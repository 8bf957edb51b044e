import { describe, expect, it } from 'vitest'
import { readCollar } from './collar.ts'
import { advert } from './testing/raw-advert.ts'

const white = [
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

  it('looks at the text where the title tells no trade', () => {
    expect(readCollar(advert('Jolly', 'Carico e scarico dei camion con muletto.'))?.value).toBe('blue')
    expect(readCollar(advert('Jolly'))).toBeNull()
  })
})
