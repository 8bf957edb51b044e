import { describe, expect, it } from 'vitest'
import { readBenefits } from './benefits.ts'
import { advert } from './testing/raw-advert.ts'

const benefitsOf = (text: string) => readBenefits(advert('Addetto', text)).map(({ value }) => value)

describe('readBenefits', () => {
  it.each([
    [
      '# Wir bieten\n- Mittagstisch\n- Kostenloser Parkplatz\n- Essenszuschuss',
      ['Mittagstisch', 'Kostenloser Parkplatz', 'Essenszuschuss'],
    ],
    ['# Benefit\n- Car policy\n- Sanità privata', ['Car policy', 'Sanità privata']],
    [
      'Trasporto gratuito dalla stazione. Pasto in servizio.',
      ['Trasporto gratuito dalla stazione', 'Pasto in servizio'],
    ],
    [
      'Per la cassiera e per l’addetto alle pulizie c’è l’abbonamento gratuito in palestra.',
      ['abbonamento gratuito in palestra'],
    ],
    ['Ai dipendenti riserviamo le cure dentali gratuite.', ['cure dentali gratuite']],
    ['Per la mensa scolastica cerchiamo un aiuto cuoco.', []],
    ['Ti affidiamo il portafoglio clienti della provincia.', []],
    [
      '# Per tutti i collaboratori\ndoccia calda · pesce fresco il venerdì',
      ['doccia calda', 'pesce fresco il venerdì'],
    ],
    ['Per i dipendenti sono previsti: visita oculistica, bar in terrazza.', ['visita oculistica', 'bar in terrazza']],
    ['# Per chiunque lavori qui\n- Uova della fattoria\n- Ambiente giovane', ['Uova della fattoria']],
    ['# What we offer\n- Staff canteen\n- Workwear', ['Staff canteen', 'Workwear']],
    ['# Wir bieten\n- Arbeitskleidung\n- Kantine', ['Arbeitskleidung', 'Kantine']],
    ['# Cosa offriamo\n- colazione offerta al bar o in mensa', ['colazione offerta al bar']],
    ['Diamo vettura di servizio e nido aziendale.', ['vettura di servizio', 'nido aziendale']],
    ['# Offriamo\n- Fondo Faschim\n- check-up ogni due anni', ['Fondo Faschim', 'check-up ogni due anni']],
    ['Abbonamento annuale al tram.', ['Abbonamento annuale al tram']],
    ['# Offriamo\nTempo indeterminato, premio di produzione, mensa aziendale.', ['mensa aziendale']],
    [
      '# Cosa offriamo\n- Buoni pasto da 8 €\n- Auto aziendale ad uso promiscuo',
      ['Buoni pasto da 8 €', 'Auto aziendale ad uso promiscuo'],
    ],
    ['Mensa e bus aziendale.', ['Mensa', 'bus aziendale']],
    [
      '# Cosa offriamo\n- Corso di tedesco\n- Sconto del 20% in negozio',
      ['Corso di tedesco', 'Sconto del 20% in negozio'],
    ],
    ['# What you get\n- Free breakfast\n- Dental insurance', ['Free breakfast', 'Dental insurance']],
    ['Sviluppo del portafoglio clienti del Piemonte.', []],
    ['Lavoro invernale, vitto e alloggio a spese nostre.', ['vitto e alloggio a spese nostre']],
    ['# Offerta\nRimborso spese e mensa', ['mensa']],
    [
      '# Benefits\n- Private health insurance\n- Meal vouchers\n- Stock options',
      ['Private health insurance', 'Meal vouchers', 'Stock options'],
    ],
    ['# Wir bieten\n- Firmenfahrzeug\n- Betriebsmensa', ['Firmenfahrzeug', 'Betriebsmensa']],
    ['Disponibilità alla trasferta, alloggio fornito.', ['alloggio fornito']],
    ['# Offriamo\n- Formazione continua e affiancamento', ['Formazione continua']],
    ['Part time di pomeriggio, flessibilità in uscita.', ['flessibilità in uscita']],
    ['# Diamo\nfurgone aziendale, telefono, indennità di reperibilità', ['furgone aziendale', 'telefono']],
  ])('%s → %j', (text, benefits) => {
    expect(benefitsOf(text)).toEqual(benefits)
  })

  it.each([
    '# Offriamo\nProvvigioni, bonus annuale, rimborso chilometrico, indennità di trasferta.',
    '# Requisiti\n- Disponibilità e flessibilità oraria richieste',
    'Addetta alla mensa scolastica.',
    'Accoglienza pazienti, incasso ticket.',
    '# Requisiti\n- Diploma e corsi di formazione',
    'Non è previsto alloggio.',
  ])('%s → none', (text) => {
    expect(benefitsOf(text)).toEqual([])
  })
})
