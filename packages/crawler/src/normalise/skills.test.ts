import { describe, expect, it } from 'vitest'
import { readSkills } from './skills.ts'
import { advert } from './testing/raw-advert.ts'

const skillsOf = (text: string, title = 'Addetto') => readSkills(advert(title, text), []).map(({ value }) => value)

describe('readSkills', () => {
  it.each([
    ['# Requisiti\n- uso di portali di nolo (Nolomax) e Excel', ['portali di nolo', 'Nolomax', 'Excel']],
    ['# Azienda\nVerdi S.p.A.\n- brasatura forte', ['brasatura forte']],
    ['T. det. 6 mesi, CCNL Legno liv. 3', []],
    ['- Produzione', []],
    ['- Scade: 05/12/2026', []],
    ['Mandaci il CV o il link a GitHub: jobs@acme.example', []],
    ['Bisogna saper posare i serramenti.', ['serramenti']],
    ['Deve conoscere bene la cabina a spruzzo.', ['cabina a spruzzo']],
    ['Du beherrschst Datev.', ['Datev']],
    ['- Categoria: Offerte e carriere', []],
    ['- Continua a leggere: Geometra', []],
    ['# Requisiti\n- prima nota, formiamo noi', ['prima nota']],
    ['# Requisiti\n- filettatura, ancora meglio', ['filettatura']],
    ['# Requisiti\n- apprendistato concluso come lattoniere o spengler', []],
    ['Ti occuperai di semina, diserbo e raccolta delle zucche.', []],
    ['Deve conoscere il disegno meccanico.', ['disegno meccanico']],
    ['Che sappia gestire resine e vetroresina.', ['resine', 'vetroresina']],
    ['We work with Portbase.', ['Portbase']],
    ['# Requisiti\n- Ottima conoscenza di Excel e Access', ['Excel', 'Access']],
    ['# Requisiti\n- SQL Server, C# e ASP.NET Core', ['SQL Server', 'C#', 'ASP.NET Core']],
    ['# Requirements\n- 6+ years of practical experience with C/C++ on FreeRTOS', ['C/C++', 'FreeRTOS']],
    ['# Requisiti\n- Lettura del disegno meccanico', ['Lettura del disegno meccanico']],
    ['# Requisiti\n- Esperienza di almeno 6 anni nella progettazione di ponteggi', ['progettazione di ponteggi']],
    ['# Requisiti\n- Uso del gestionale Ermes', ['gestionale Ermes']],
    ['Esperienza con il gestionale contabile Ermes.', ['Ermes']],
    ['Gradito ArchiCAD.', ['ArchiCAD']],
    ['# Requisiti\n- Excel, per i report della direzione', ['Excel']],
    ['# Requisiti\n- Cinque anni di esperienza, di cui due in gruppi esteri', []],
    [
      '# Mansioni\nposa di condotte in ghisa, brasatura di tubi in rame',
      ['posa di condotte in ghisa', 'brasatura di tubi in rame'],
    ],
    ['# Competenze\n- R o Python', ['R', 'Python']],
    ['# Requisiti\n- Uso di tornio e bilancia', ['tornio', 'bilancia']],
    ['Richiesta conoscenza di Mago e del tachigrafo.', ['Mago', 'tachigrafo']],
    ['# Requisiti\n- SolidWorks or equivalent', ['SolidWorks']],
    ['# Reparto\nLogistica inversa', []],
    ['- Acquisti · Varese', []],
    ['# Requisiti\n- conoscenza della partita doppia', ['partita doppia']],
    [
      'Fatturazione attiva e passiva, prima nota, contatti con il commercialista.',
      ['Fatturazione attiva e passiva', 'prima nota'],
    ],
    [
      'Si richiede conoscenza di Revit e capacità di lettura di schemi elettrici.',
      ['Revit', 'lettura di schemi elettrici'],
    ],
    ['È richiesta la conoscenza del software Orfeo e di Hikvision.', ['Orfeo', 'Hikvision']],
    ['Ci serve una persona che sappia leggere un micrometro e che non abbia fretta.', ['micrometro']],
    ['Cerchiamo chi conosce anche Fotoplan.', ['Fotoplan']],
    ['Vorremmo pratica di cottura sottovuoto e di food cost.', ['cottura sottovuoto', 'food cost']],
    ['Deve essere capace di condurre la lavasciuga senza aiuto.', ['lavasciuga']],
    ['Chiediamo due anni di esperienza, patente B, uso di QGIS.', ['QGIS']],
    ['Rispondi ai clienti e proponi offerte.', []],
    ['# Requisiti\n- Laurea in chimica, geologia o scienza dei materiali', []],
    ['# Area\nOperations', []],
    ['Art. 4 – Prove. Prova pratica e colloquio.', []],
    ['Conduzione di frese a ponte e waterjet.', ['Conduzione di frese a ponte', 'waterjet']],
  ])('%s → %j', (text, skills) => {
    expect(skillsOf(text)).toEqual(skills)
  })

  it.each([
    '# Requisiti\n- Laurea in Economia o Scienze statistiche\n- Diploma di perito, geometra o equivalente',
    '# Requisiti\n- Esperienza di almeno 6 anni nel settore\n- Esperienza pregressa nella mansione',
    '# Requisiti\n- Precisione, puntualità e voglia di imparare\n- Problem solving',
    '# Requisiti\n- Disponibilità a turni e trasferte\n- Residenza in zona\n- Automunito',
    '# Requisiti\n- Inglese fluente\n- Patente B',
    '# Offriamo\n- Assunzione stabile\n- Excel avanzato: corso gratuito',
    'Siamo un’azienda giovane. Cerchiamo persone curiose e motivate.',
  ])('%s → none', (text) => {
    expect(skillsOf(text)).toEqual([])
  })

  it('keeps the longer of two names for one skill', () => {
    expect(skillsOf('Programmi PLC.\n# Requisiti\n- PLC Siemens S7')).toEqual(['PLC Siemens S7'])
  })
})

it('reads a short name in bold, but no terms of work', () => {
  const raw = advert('Addetto', 'Sai usare la lucidatrice, tempo pieno.')
  const [statement] = raw.statements
  if (statement) Object.assign(statement, { kind: 'other', strong: ['lucidatrice', 'tempo pieno'] })
  expect(readSkills(raw, []).map(({ value }) => value)).toEqual(['lucidatrice'])
})
