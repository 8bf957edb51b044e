import { describe, expect, it } from 'vitest'
import { readSkills } from './skills.ts'
import { advert } from './testing/raw-advert.ts'

const skillsOf = (text: string, title = 'Addetto') => readSkills(advert(title, text), []).map(({ value }) => value)

describe('readSkills', () => {
  it.each([
    ['# Requisiti\n- Ottima conoscenza di Excel e Access', ['Excel', 'Access']],
    ['# Requisiti\n- SQL Server, C# e ASP.NET Core', ['SQL Server', 'C#', 'ASP.NET Core']],
    ['# Requirements\n- 6+ years of practical experience with C/C++ on FreeRTOS', ['C/C++', 'FreeRTOS']],
    ['# Requisiti\n- Lettura del disegno meccanico', ['Lettura del disegno meccanico']],
    ['# Requisiti\n- Esperienza di almeno 6 anni nella progettazione di ponteggi', ['progettazione di ponteggi']],
    ['# Requisiti\n- Uso del gestionale Ermes', ['gestionale Ermes']],
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

  it('keeps the fuller of two namings', () => {
    expect(skillsOf('Programmi PLC.\n# Requisiti\n- PLC Siemens S7')).toEqual(['PLC Siemens S7'])
  })
})

it('takes a short name in bold, but no terms', () => {
  const raw = advert('Addetto', 'Sai usare la lucidatrice, tempo pieno.')
  const [statement] = raw.statements
  if (statement) Object.assign(statement, { kind: 'other', strong: ['lucidatrice', 'tempo pieno'] })
  expect(readSkills(raw, []).map(({ value }) => value)).toEqual(['lucidatrice'])
})
