import { describe, expect, it } from 'vitest'
import { readCertifications } from './certifications.ts'
import { advert } from './testing/raw-advert.ts'

const certificationsOf = (text: string, title = 'Addetto') =>
  readCertifications(advert(title, text)).map(({ value }) => value)

describe('readCertifications', () => {
  it.each([
    ['- Pat. C con CQC', ['Pat. C', 'CQC']],
    ['- Driving licence category B', ['Driving licence category B']],
    ['- Kranschein erforderlich', ['Kranschein']],
    ['- Patente B', ['Patente B']],
    ['Se hai un diploma da sommelier siamo contenti.', ['diploma da sommelier']],
    ['- Patente di guida', ['Patente di guida']],
    ['- Patente CE, CQC merci e carta tachigrafica', ['Patente CE', 'CQC merci', 'carta tachigrafica']],
    ['- Patentino del trattore in corso di validità', ['Patentino del trattore']],
    ['- patentino per brasatura UNI EN ISO 13585 (gradito)', ['patentino per brasatura UNI EN ISO 13585']],
    ['- Patentino F-Gas (FGAS) valido', ['Patentino F-Gas']],
    ["- Laurea in Ostetricia con iscrizione all'OPO", ["iscrizione all'OPO"]],
    ["- Iscrizione all'Ordine dei Farmacisti", ["Iscrizione all'Ordine dei Farmacisti"]],
    ['- Iscrizione Enasarco', ['Iscrizione Enasarco']],
    ['- Attestato HACCP', ['Attestato HACCP']],
    ['- Abilitazione alla conduzione di gru a torre', ['Abilitazione alla conduzione di gru a torre']],
    ['- Qualifica PES/PAV/PEI', ['Qualifica PES/PAV/PEI']],
    ['- Corso preposto', ['Corso preposto']],
    ['In possesso di brevetto subacqueo PADI o SSI in corso di validità.', ['brevetto subacqueo PADI o SSI']],
    ['- Decreto di GPG e porto d’armi', ['Decreto di GPG', 'porto d’armi']],
    ['- Führerschein B', ['Führerschein B']],
  ])('%s → %j', (text, certifications) => {
    expect(certificationsOf(`# Requisiti\n${text}`)).toEqual(certifications)
  })

  it.each([
    '# Requisiti\n- Qualifica professionale o diploma di indirizzo grafico',
    '# Offriamo\n- Patentino del muletto pagato da noi',
    '# Requisiti\n- Automunito',
    'La nostra azienda ha ottenuto nuove certificazioni.',
  ])('%s → none', (text) => {
    expect(certificationsOf(text)).toEqual([])
  })

  it('reports a licence of the title once', () => {
    expect(certificationsOf('Patente C e CQC.', 'Autista patente C')).toEqual(['Patente C', 'CQC'])
  })
})
