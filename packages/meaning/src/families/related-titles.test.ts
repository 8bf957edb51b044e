import { parseBooleanText } from '@vedetta/contracts/search/boolean-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trades } from '../trades/trades.ts'
import { type SimilarNames, similarNames } from '../vectors/similar-names.ts'
import { loadTitleEncoder } from '../vectors/title-encoder.ts'
import { stemsOf } from './fold-role.ts'
import { maxTitles, relatedTitles } from './related-titles.ts'
import { roleFamilies } from './role-families.ts'

const welder = {
  id: 'welder',
  it: ['saldatore', 'saldatore tig', 'operatore di saldatura', 'giuntista'],
  en: ['welder', 'tig welder', 'joiner of metal'],
  near: ['carpenter'],
}
const carpenter = { id: 'carpenter', it: ['carpentiere metallico', 'carpentiere'], en: ['fabricator'], near: [] }
const plastic = { id: 'plastic', it: ['saldatore di plastica', 'saldatore di teli'], en: ['plastic welder'], near: [] }
const clerk = { id: 'clerk', it: ['impiegato', 'addetto amministrativo'], en: ['clerk'], near: [] }
const others = ['qualità', 'commerciale', 'tecnico', 'acquisti'].map((word) => ({
  id: word,
  it: [`impiegato ${word}`, `addetto ${word}`],
  en: [`${word} clerk`],
  near: [],
}))
const brazier = { id: 'x', it: ['brasatore', 'addetto alla brasatura'], en: ['brazer'], near: [] }
const similar: SimilarNames = (text) =>
  text === 'lattoniere'
    ? [
        { text: 'saldatore', weight: 0.9 },
        { text: 'giuntista', weight: 0.8 },
      ]
    : []
const families = roleFamilies([welder, carpenter, plastic, clerk, ...others], [brazier], similar)

const titles = (...roles: string[]) =>
  relatedTitles(families, roles).map(({ text, reason, query, beyond }) => [
    text,
    reason,
    [query, ...beyond.map((word) => `-${word}`)].join(' '),
  ])

describe('the titles related to a role', () => {
  test('are the other names of its family, those in the other language, and the first of each family near', () => {
    expect(titles('giuntista')).toEqual([
      ['saldatore', 'synonym', 'saldatore -plastica -teli'],
      ['saldatore tig', 'synonym', 'saldatore tig'],
      ['operatore di saldatura', 'synonym', 'operatore di saldatura'],
      ['welder', 'translation', 'welder -plastic'],
      ['tig welder', 'translation', 'tig welder'],
      ['joiner of metal', 'translation', 'joiner of metal'],
      ['carpentiere metallico', 'near', 'carpentiere metallico'],
    ])
  })

  test('weigh less the further they are', () => {
    expect(relatedTitles(families, ['giuntista']).map(({ weight }) => weight)).toEqual([
      0.9, 0.88, 0.86, 0.8, 0.78, 0.76, 0.5,
    ])
  })

  test('are the names most like it where it holds no name, told apart from other trades', () => {
    expect(titles('lattoniere')).toEqual([
      ['saldatore', 'similar', 'saldatore -plastica -teli'],
      ['giuntista', 'similar', 'giuntista'],
    ])
    expect(relatedTitles(families, ['lattoniere']).map(({ weight }) => weight)).toEqual([0.63, 0.56])
    expect(titles('fabbro')).toEqual([])
  })

  test('leave out what the searched words find', () => {
    expect(titles('saldatore').map(([text]) => text)).not.toContain('saldatore tig')
  })

  test('that leave out a word of the role are only near it', () => {
    expect(titles('saldatore tig').find(([text]) => text === 'saldatore')?.[1]).toBe('near')
  })

  test.each(['Saldatrice', 'saldatori', 'SALDATORE', 'il saldatore'])(
    'are the same whether it is written %s',
    (role) => {
      expect(titles(role).map(([text]) => text)).toEqual(titles('saldatore').map(([text]) => text))
    },
  )

  test('of a role with "addetto" are those without it, and itself', () => {
    expect(titles('addetto saldatore')[0]).toEqual(['saldatore', 'synonym', 'saldatore -plastica -teli'])
  })

  test('are those of an English name too', () => {
    expect(titles('brazer')).toContainEqual(['brasatore', 'translation', 'brasatore'])
    expect(titles('tig welder')).toContainEqual(['saldatore', 'translation', 'saldatore -plastica -teli'])
  })

  test('never are a name that begins the names of many trades', () => {
    expect(titles('addetto amministrativo').map(([text]) => text)).not.toContain('impiegato xyz')
    expect(titles('impiegato contabile')).toEqual([])
  })

  test('of a role with more words keep them as a condition, and are no translations', () => {
    expect(titles('giuntista subacqueo')).toEqual([
      ['saldatore', 'synonym', 'saldatore subacqueo -plastica -teli'],
      ['saldatore tig', 'synonym', 'saldatore tig subacqueo'],
      ['operatore di saldatura', 'synonym', 'operatore di saldatura subacqueo'],
    ])
  })

  test('come from occupations where no trade has the role', () => {
    expect(titles('brasatore')).toEqual([
      ['addetto alla brasatura', 'synonym', 'addetto alla brasatura'],
      ['brazer', 'translation', 'brazer'],
    ])
  })

  test.each(['"saldatore"', 'xyz', '', '-saldatore', 'di'])('of %s there are none', (role) => {
    expect(titles(role)).toEqual([])
  })

  test('keep the phrases and the exclusions of the text', () => {
    expect(titles('giuntista "alta pressione" -apprendista -"a turni"')[0]?.[2]).toBe(
      'saldatore "alta pressione" -apprendista -"a turni" -plastica -teli',
    )
  })

  test('are told apart by no word that the text asks for', () => {
    expect(titles('giuntista "teli"')[0]?.[2]).toBe('saldatore "teli" -plastica')
  })

  test('are none for more alternatives than a search has titles', () => {
    const asked: string[] = []
    const counting = roleFamilies([welder], [], (text) => {
      asked.push(text)
      return []
    })
    expect(relatedTitles(counting, [Array.from({ length: 37 }, (_, at) => `ruolo${at}`).join(' OR ')])).toEqual([])
    expect(asked).toEqual([])
  })

  test('belong to each alternative, and are found by none of the others', () => {
    const found = relatedTitles(families, ['giuntista OR saldatore'])
    expect(found.every(({ of }) => of === 'giuntista OR saldatore')).toBe(true)
    expect(found.map(({ text }) => text)).not.toContain('saldatore')
  })
})

describe('with our trades', () => {
  const names = trades.flatMap(({ it, en }) => [...it, ...en])
  const ours = roleFamilies(trades, [], similarNames(loadTitleEncoder(), names))
  const related = (...roles: string[]) => relatedTitles(ours, roles)

  test.each([
    ['ragioniere', 'contabile'],
    ['camionista', 'autista ce'],
    ['manutentore elettromeccanico', 'manutentore meccanico'],
    ['responsabile commerciale estero', 'export manager'],
    ['export manager', 'responsabile export'],
    ['welder', 'saldatore'],
  ])('%s has the related title %s', (role, title) => {
    expect(related(role).map(({ text }) => text)).toContain(title)
  })

  test.each([
    ['conduttrice di macchine a controllo numerico', 'operatore macchine a controllo numerico'],
    ['piegature di lamiere', 'piegatore lamiera'],
  ])('“%s”, which no trade names, is like %s', (role, title) => {
    expect(related(role)).toContainEqual(expect.objectContaining({ text: title, reason: 'similar' }))
  })

  test.each(['torta di mele', 'asdfgh', 'smart working', 'Bergamo'])('“%s” is like no name', (text) => {
    expect(related(text).filter(({ reason }) => reason === 'similar')).toEqual([])
  })

  test('a name has few titles, each with words of its own and in the query syntax', () => {
    for (const name of names.filter((_, at) => at % 10 === 0)) {
      const found = related(name)
      expect(found.length).toBeLessThanOrEqual(maxTitles)
      expect(found.filter(({ reason }) => reason === 'translation').length).toBeLessThanOrEqual(6)
      const weights = found.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((one, other) => other - one))
      for (const { text, query, beyond, of } of found) {
        expect(stemsOf(of).isSubsetOf(stemsOf(text))).toBe(false)
        const { alternatives } = parseBooleanText(query)
        expect(alternatives).toEqual([{ words: text, phrases: [] }])
        expect(beyond.length).toBeLessThanOrEqual(40)
      }
    }
  })

  test('a search for many roles has few titles in all', () => {
    const roles = [
      'ragioniere',
      'camionista',
      'magazziniere',
      'export manager',
      'welder',
      'colf',
      'fornaio',
      'idraulico',
    ]
    expect(related(...roles).length).toBeGreaterThan(maxTitles)
    expect(related(...roles).length).toBeLessThanOrEqual(3 * maxTitles)
    expect(related(roles.join(' OR ')).length).toBeLessThanOrEqual(3 * maxTitles)
  })

  test('any texts give few titles, whatever their order', () => {
    const word = fc.oneof(
      fc.constantFrom(...names, 'OR', '-', '"', '-junior', '"a turni"'),
      fc.string({ maxLength: 8 }),
    )
    const few = similarNames(
      loadTitleEncoder(),
      names.filter((_, at) => at % 20 === 0),
    )
    const withFew = roleFamilies(trades, [], few)
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 6 }), (roles) => {
        const found = relatedTitles(withFew, roles)
        expect(found.length).toBeLessThanOrEqual(3 * maxTitles)
        const queries = (titles: typeof found) => titles.map(({ query }) => query).toSorted()
        expect(queries(relatedTitles(withFew, roles.toReversed()))).toEqual(queries(found))
      }),
      { numRuns: 300 },
    )
  })
})
