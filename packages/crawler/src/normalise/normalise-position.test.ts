import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import type { PositionReading } from '../finding.ts'
import type { Hints, RawPosition } from '../raw-position.ts'
import { normalisePosition } from './normalise-position.ts'
import { rawAdvert, url } from './testing/raw-advert.ts'

const site = { company: 'Officine Belvedere S.r.l.', city: 'Lecco', visitedAt: new Date('2026-11-14T06:00:00Z') }

const text = `Per il nuovo reparto di Valmadrera cerchiamo un fresatore.
# Requisiti
- Esperienza di almeno 4 anni su centri di lavoro
- Lettura del disegno meccanico e controllo Heidenhain
- Inglese tecnico
- Patentino del muletto gradito
# Offriamo
Assunzione a tempo indeterminato, full time, RAL 28.000-32.000 euro, mensa aziendale, CCNL Metalmeccanici.
# Sede di lavoro
Valmadrera (LC)
Pubblicato il 03/11/2026`

const folded = (words: string) => words.replace(/\s+/g, '')

/** Every quote of a position. */
function quotesOf(position: PositionReading) {
  return Object.values(position)
    .flat()
    .flatMap((value) => (typeof value === 'object' && value !== null && 'quote' in value ? [value.quote] : []))
}

function wordsOf(raw: RawPosition): string {
  const hints = Object.values(raw.hints)
    .flat()
    .map((hint) => hint?.text ?? '')
  return folded(
    [
      raw.title.text,
      ...raw.sections.flatMap(({ heading, lines }) => [heading ?? '', ...lines.map((line) => line.text)]),
      ...hints,
    ].join('\n'),
  )
}

describe('normalisePosition', () => {
  it('reads a whole advert', () => {
    const found = normalisePosition(rawAdvert('FRESATORE CNC (M/F) - Rif. 44', text), site)
    expect(found).toMatchObject({
      title: { value: 'Fresatore CNC' },
      contract: { value: 'permanent' },
      schedule: { value: 'full' },
      collar: { value: 'blue' },
      smartWorking: null,
      experienceYears: { value: 4 },
      protectedCategories: null,
      postedAt: { value: '2026-11-03' },
      pay: { value: { perYear: { from: 28_000, to: 32_000 } } },
      agreement: { value: 'CCNL Metalmeccanici' },
    })
    expect(found.places.map(({ value }) => value.name)).toEqual(['Valmadrera'])
    expect(found.languages.map(({ value }) => value)).toEqual(['en'])
    expect(found.certifications.map(({ value }) => value)).toEqual(['Patentino del muletto'])
    expect(found.benefits.map(({ value }) => value)).toEqual(['mensa aziendale'])
    expect(found.skills.map(({ value }) => value)).toEqual(['Lettura del disegno meccanico', 'controllo Heidenhain'])
    expect(found.description).toContain('Requisiti\n- Esperienza')
  })

  it('gives nothing where the page is silent', () => {
    const found = normalisePosition(rawAdvert('Fresatore'), site)
    expect(found).toMatchObject({
      contract: null,
      schedule: null,
      smartWorking: null,
      experienceYears: null,
      postedAt: null,
      pay: null,
    })
    expect([...found.places, ...found.skills, ...found.languages, ...found.certifications, ...found.benefits]).toEqual(
      [],
    )
  })

  const words = fc.constantFrom(
    ...`contratto tempo indeterminato determinato part time full 40 ore settimanali inglese B2 patente sede di lavoro Milano (BG) via Roma
      esperienza almeno 3 anni RAL 30.000 € k 12/11/2026 pubblicato il buoni pasto mensa laurea in Economia , . ; : - – e o smart working
      remoto non richiesta L. 68/99 categorie protette Excel SolidWorks PLC turni stage apprendistato somministrazione ù ’ İ 📍 \u00a0`.split(
      /\s+/,
    ),
  )
  const line = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  const lines = fc.array(fc.record({ text: line, isItem: fc.boolean() }), { maxLength: 6 })
  const hints = fc.record(
    {
      place: fc.array(
        line.map((one) => ({ text: one, url })),
        { maxLength: 2 },
      ),
      contract: line.map((one) => ({ text: one, url })),
      postedAt: line.map((one) => ({ text: one, url })),
    },
    { requiredKeys: [] },
  )

  it('quotes only words of the advert, in at most 300 characters, and never throws', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.record({ heading: fc.option(line), lines }), { maxLength: 4 }),
        hints,
        (title, sections, hinted) => {
          const raw: RawPosition = { ...rawAdvert(title), sections, hints: hinted as Hints }
          const said = wordsOf(raw)
          for (const quote of quotesOf(normalisePosition(raw, site))) {
            expect(quote.text.length).toBeLessThanOrEqual(300)
            expect(said).toContain(folded(quote.text))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('takes little time on any input', () => {
    for (const piece of ['a ', 'e ', ', ', 'Via ', '1.', 'esperienza di almeno ', 'Milano e ', '(', 'tempo ']) {
      const spent = startCpuTime()
      normalisePosition(rawAdvert(piece.repeat(2_000), piece.repeat(20_000)), site)
      expect(spent()).toBeLessThan(1_500)
    }
  })
})
