import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBooleanText } from './boolean-text.ts'

const nothing = { words: [], phrases: [] }
const parsed = (text: string) => {
  const { alternatives, excluded } = parseBooleanText(text)
  return { alternatives, ...(excluded.words.length + excluded.phrases.length > 0 && { excluded }) }
}

describe('parseBooleanText: words', () => {
  test.each([
    ['saldatore', 'saldatore'],
    ['  saldatore   tig ', 'saldatore tig'],
    ['addetto/a alle vendite', 'addetto/a alle vendite'],
    ['C++ back-end e-commerce', 'C++ back-end e-commerce'],
    ['Magazziniere - Bergamo', 'Magazziniere Bergamo'],
    ['or Or oR', 'or Or oR'],
    ['ORafo FORnaio', 'ORafo FORnaio'],
    ['(saldatore)', '(saldatore)'],
    ['qualità & sicurezza', 'qualità sicurezza'],
  ])('of %j form one text', (text, words) => {
    expect(parsed(text)).toEqual({ alternatives: [{ words, phrases: [] }] })
  })
})

describe('parseBooleanText: phrases', () => {
  test.each([
    ['"turno notturno"', '', ['turno notturno']],
    ['saldatore "turno notturno" tig', 'saldatore tig', ['turno notturno']],
    ['"a b" "c d"', '', ['a b', 'c d']],
    ['“turno notturno” «ciclo continuo»', '', ['turno notturno', 'ciclo continuo']],
    ['saldatore"turno notturno"tig', 'saldatore tig', ['turno notturno']],
    ['"  turno notturno "', '', ['turno notturno']],
    ['"OR" "-x"', '', ['OR', '-x']],
  ])('of %j are recognised', (text, words, phrases) => {
    expect(parsed(text)).toEqual({ alternatives: [{ words, phrases }] })
  })

  test.each([
    ['saldatore "turno notturno', 'saldatore', ['turno notturno']],
    ['"turno" notturno"', 'notturno', ['turno']],
    ['"', undefined, []],
    ['tv 22"', 'tv 22', []],
  ])('of %j with an unpaired quote are read as if it were closed', (text, words, phrases) => {
    expect(parsed(text).alternatives).toEqual(words === undefined ? [] : [{ words, phrases }])
  })
})

describe('parseBooleanText: OR', () => {
  test.each([
    [
      'cuoco OR chef',
      [
        { words: 'cuoco', phrases: [] },
        { words: 'chef', phrases: [] },
      ],
    ],
    [
      'saldatore tig OR "saldatore a filo" notturno OR carpentiere',
      [
        { words: 'saldatore tig', phrases: [] },
        { words: 'notturno', phrases: ['saldatore a filo'] },
        { words: 'carpentiere', phrases: [] },
      ],
    ],
    ['OR cuoco OR OR', [{ words: 'cuoco', phrases: [] }]],
    ['OR', []],
    ['cuoco OR -stagista', [{ words: 'cuoco', phrases: [] }]],
  ])('separates alternatives in %j', (text, alternatives) => {
    expect(parseBooleanText(text).alternatives).toEqual(alternatives)
  })
})

describe('parseBooleanText: a minus', () => {
  test.each([
    ['cuoco -stagista', ['stagista'], []],
    ['-stagista cuoco', ['stagista'], []],
    ['cuoco -stagista -junior', ['stagista', 'junior'], []],
    ['cuoco -"turno notturno"', [], ['turno notturno']],
    ['cuoco --"turno notturno"', [], ['turno notturno']],
    ['cuoco --stagista', ['stagista'], []],
    ['cuoco -back-end', ['back-end'], []],
    ['cuoco -"turno notturno', [], ['turno notturno']],
  ])('excludes in %j', (text, words, phrases) => {
    expect(parseBooleanText(text)).toEqual({
      alternatives: [{ words: 'cuoco', phrases: [] }],
      excluded: { words, phrases },
    })
  })

  test('excludes from every alternative', () => {
    expect(parseBooleanText('cuoco -stagista OR chef')).toEqual({
      alternatives: [
        { words: 'cuoco', phrases: [] },
        { words: 'chef', phrases: [] },
      ],
      excluded: { words: ['stagista'], phrases: [] },
    })
  })

  test.each(['cuoco - stagista', 'cuoco-stagista', 'cuoco -', 'cuoco -- -&', 'cuoco-"stagista"', 'cuoco -""'])(
    'excludes nothing in %j',
    (text) => {
      expect(parseBooleanText(text).excluded).toEqual(nothing)
    },
  )

  test('alone means everything but', () => {
    expect(parseBooleanText('-stagista')).toEqual({ alternatives: [], excluded: { words: ['stagista'], phrases: [] } })
  })
})

test.each(['', '  ', '-', '""', '&', '"-" OR …', '-"" OR -'])('parseBooleanText: %j contains no term', (text) => {
  expect(parseBooleanText(text)).toEqual({ alternatives: [], excluded: nothing })
})

describe('parseBooleanText of any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom('"', '-', 'OR', ' ', 'cuoco', 'di', '“', '\n', 'é', '&', '-"', '" '), { maxLength: 20 })
      .map((parts) => parts.join('')),
  )

  test('gives parts that contain a letter or digit and occur in it', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { alternatives, excluded } = parseBooleanText(typed)
        const named = [...alternatives, excluded].flatMap(({ words, phrases }) => [
          ...(typeof words === 'string' ? words.split(' ').filter((word) => word !== '') : words),
          ...phrases,
        ])
        for (const part of named) {
          expect(part).toMatch(/[\p{L}\p{N}]/u)
          expect(part).not.toContain('"')
          expect(typed).toContain(part)
        }
        for (const { words, phrases } of alternatives) expect(words.length + phrases.length).toBeGreaterThan(0)
      }),
      { numRuns: 2_000 },
    )
  })

  test('gives the same result when its parts are parsed again', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const meant = parseBooleanText(typed)
        expect(parseBooleanText(written(meant))).toEqual(meant)
      }),
      { numRuns: 2_000 },
    )
  })
})

function written({ alternatives, excluded }: ReturnType<typeof parseBooleanText>): string {
  const wanted = alternatives.map(({ words, phrases }) => [words, ...phrases.map((phrase) => `"${phrase}"`)].join(' '))
  return [
    wanted.join(' OR '),
    ...excluded.words.map((word) => `-${word}`),
    ...excluded.phrases.map((phrase) => `-"${phrase}"`),
  ].join(' ')
}
