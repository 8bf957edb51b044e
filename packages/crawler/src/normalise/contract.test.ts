import { describe, expect, it } from 'vitest'
import { readContract } from './contract.ts'
import { advert, url } from './testing/raw-advert.ts'

describe('readContract', () => {
  it.each([
    ['Somm.ne a tempo determinato', 'temporary'],
    ['Indefinite contract from January.', 'permanent'],
    ['Summer job, June to September', 'fixed term'],
    ['Patentino muletto, contratto 12 mesi', 'fixed term'],
    ['Incarico fino al 31 maggio 2027, 12 ore in aula.', 'fixed term'],
    ['April to November 2027. Housing available.', 'fixed term'],
    ['Ab 20. Dezember bis 15. März suchen wir eine Aushilfe.', 'fixed term'],
    ['T.I., full time, 14 mensilità.', 'permanent'],
    ['T. indet. dopo la prova', 'permanent'],
    ['Assunzione a tempo indet., liv. B1', 'permanent'],
    ['Offriamo un posto fisso in squadra.', 'permanent'],
    ['Wir bieten eine Jahresstelle.', 'permanent'],
    ['T. det. 8 mesi, orario pieno.', 'fixed term'],
    ['T.D. 12 mesi prorogabili.', 'fixed term'],
    ['Contratto di 18 mesi.', 'fixed term'],
    ['Sei mesi rinnovabili, CCNL Turismo.', 'fixed term'],
    ['12-month contract in our Lecco office.', 'fixed term'],
    ['Mutterschaftsvertretung in Teilzeit.', 'fixed term'],
    ['Ausbildungsvertrag über drei Jahre.', 'apprenticeship'],
    ['Werkstudent im Einkauf.', 'internship'],
    ['Proponiamo da subito un contratto a tempo indeterminato.', 'permanent'],
    ['Assunzione immediata a tempo indeterminato, orario spezzato.', 'permanent'],
    ['Contratto: indeterminato', 'permanent'],
    ['Permanent contract, full time.', 'permanent'],
    ['Unbefristeter Arbeitsvertrag in Vollzeit.', 'permanent'],
    ['Contratto a tempo determinato della durata di 7 mesi.', 'fixed term'],
    ['Tempo determinato mirato a una successiva assunzione a tempo indeterminato.', 'fixed term'],
    ['Iniziale contratto a termine con concrete possibilità di trasformazione a tempo indeterminato.', 'fixed term'],
    ['Contratto a tempo determinato con prospettiva di stabilizzazione.', 'fixed term'],
    ['Tempo determinato con finalità di stabilizzazione a tempo indeterminato.', 'fixed term'],
    ['Contratto a tempo indeterminato. Abbonamento stagionale agli impianti.', 'permanent'],
    ['Sostituzione maternità, 8 mesi.', 'fixed term'],
    ['Supplenza fino a giugno.', 'fixed term'],
    ['Contratto di 9 mesi a termine.', 'fixed term'],
    ['Ti formiamo noi: contratto di apprendistato.', 'apprenticeship'],
    ['Contratto stagionale da maggio a settembre.', 'fixed term'],
    ['Cerchiamo personale per la stagione estiva 2027.', 'fixed term'],
    ['Befristeter Vertrag für 12 Monate.', 'fixed term'],
    ['Fixed-term, 6 months.', 'fixed term'],
    ['Contratto di somministrazione di tre mesi con scopo assunzione.', 'temporary'],
    ['Inserimento in somministrazione a tempo determinato.', 'temporary'],
    ['Contratto in staff leasing a tempo indeterminato presso l’agenzia.', 'temporary'],
    ['Agency contract until the end of March.', 'temporary'],
    ['Contratto di apprendistato professionalizzante.', 'apprenticeship'],
    ['Lehrstelle als Tischler.', 'apprenticeship'],
    ['Stage extracurriculare di 6 mesi finalizzato all’assunzione.', 'internship'],
    ['Offriamo un tirocinio di sei mesi con rimborso spese.', 'internship'],
    ['A paid internship in our platform team for students of engineering and of physics.', 'internship'],
    ['We offer an internship in our design studio near the station, with a desk of your own.', 'internship'],
    ['Stage: six months in our Lecco office', 'internship'],
    ['Cerchiamo un trainee da inserire nell’ufficio acquisti, a fianco di persone esperte.', 'internship'],
    ['Open-ended contract in our Lecco office.', 'permanent'],
    ['Terms: permanent – full time', 'permanent'],
    ['Tipo di contratto: tempo pieno, con possibilità di trasformazione a tempo indeterminato.', 'fixed term'],
    ['Part time, trasformabile in tempo indeterminato.', 'fixed term'],
    ['Stage con possibilità di trasformazione a tempo indeterminato.', 'internship'],
    ['# Durata\nChiediamo un impegno fino al 15 settembre 2027.', 'fixed term'],
    ['# Durata\nDue anni', 'fixed term'],
    ['Incarico di due anni presso lo sportello.', 'fixed term'],
  ])('%s → %s', (text, contract) => {
    expect(readContract(advert('Addetto', text))?.value).toBe(contract)
  })

  it.each([
    'Agenti con partita IVA, provvigioni ai massimi livelli.',
    'Collaborazione in libera professione.',
    'Contratto a tempo indeterminato o a consulenza.',
    'Partita IVA, con possibilità di trasformazione a tempo indeterminato.',
    'We are looking for a Quality Trainee Engineer to join our team in the workshop.',
    '# Orario\nFino a 40 ore, anche il sabato',
    'Il negozio resta aperto fino al 15 settembre.',
    'Anche apprendista.',
    'Candidature aperte da marzo a maggio.',
    'Siamo aperti da aprile a ottobre.',
    'Tempo determinato o apprendistato, secondo l’età.',
    'Contratto a tempo determinato o indeterminato in base all’esperienza.',
    'Ti occuperai del monitoraggio degli stage e dei rapporti con le scuole.',
    'Cucina con prodotti stagionali e menu alla carta.',
    'Siamo determinati a crescere.',
    'Gestione di contratti e scadenze.',
    'Non si tratta di uno stage.',
    'Work with customers from the first call, at each stage of their project and beyond.',
    'We are an early stage company.',
    'Startup in early stage con un team di dieci persone.',
    'A school project or an internship at a small firm can be enough for us to invite you.',
    'You have looked after the interns of a department of some size, and liked to do so.',
    'Applicants need permanent residence in the country of work.',
    'You like open-ended questions and find answers to them.',
    'Formazione permanente per tutti.',
  ])('%s → null', (text) => {
    expect(readContract(advert('Addetto', text))).toBeNull()
  })

  it.each([
    ['Stage ufficio acquisti', 'internship'],
    ['Marketing Intern', 'internship'],
    ['Apprendista elettricista', 'apprenticeship'],
    ['Camerieri stagionali', 'fixed term'],
    ['Stage Manager', undefined],
    ['Redattore (18 mesi)', 'fixed term'],
    ['Stage redazione (6 mesi)', 'internship'],
    ['Redattore (esperienza di 18 mesi)', undefined],
    ['Quality Trainee Engineer', undefined],
  ])('%s by its title → %s', (title, contract) => {
    expect(readContract(advert(title))?.value).toBe(contract)
  })

  it.each([
    ['Tempo indeterminato', 'permanent'],
    ['fulltime_permanent', 'permanent'],
    ['parttime_fixed_term', 'fixed term'],
    ['TEMPORARY', 'fixed term'],
    ['INTERN', 'internship'],
    ['Posizione permanente', 'permanent'],
    ['FULL_TIME', undefined],
    ['Partita IVA', undefined],
    ['Regular', undefined],
    ['"workerSubType": "Regular"', 'permanent'],
    ['International', undefined],
  ])('the field %s → %s', (text, contract) => {
    expect(readContract(advert('Addetto', '', { contract: { text, url } }))?.value).toBe(contract)
  })

  it("prefers the words of the advert to a feed's code", () => {
    const text = 'Contratto di somministrazione, sei mesi.'
    expect(readContract(advert('Addetto', text, { contract: { text: 'TEMPORARY', url } }))?.value).toBe('temporary')
  })

  it('quotes the sentence', () => {
    const found = readContract(advert('Addetto', 'Siamo in centro. Offriamo un contratto a tempo indeterminato.'))
    expect(found?.quote).toEqual({ text: 'Offriamo un contratto a tempo indeterminato.', url })
  })
})
