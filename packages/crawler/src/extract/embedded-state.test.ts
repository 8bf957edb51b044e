import { describe, expect, it } from 'vitest'
import { embeddedState } from './embedded-state.ts'
import { contextOf, pageOf } from './testing/read-body.ts'

const read = (script: string) => embeddedState(pageOf(script), contextOf('careers'))
const titles = (script: string) => read(script).map(({ title }) => title.text)
const json = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`

const job = (title: string, more: object = {}) => ({
  id: title,
  title,
  location: 'Torino',
  description: '<p>Testo</p>',
  ...more,
})

describe('embeddedState', () => {
  it.each<[string, string]>([
    [
      '__NEXT_DATA__',
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { jobs: [job('Data Analyst'), job('DevOps Engineer')] } } })}</script>`,
    ],
    [
      'an assignment',
      `<script>window.__STATE__ = ${JSON.stringify({ careers: { offers: [job('Data Analyst'), job('DevOps Engineer')] } })};window.x=1</script>`,
    ],
    [
      'a literal with bare keys',
      `<script>var state = {posizioni:[{titolo:'Data Analyst',sede:'Torino',descrizione:'Testo'},{titolo:'DevOps Engineer',sede:'Bari',descrizione:'Testo'}]}</script>`,
    ],
    ['records by key', json({ store: { Posizioni: { a: job('Data Analyst'), b: job('DevOps Engineer') } } })],
  ])('reads %s', (_, script) => {
    expect(titles(script)).toEqual(['Data Analyst', 'DevOps Engineer'])
  })

  it('reads one record that stands alone', () => {
    expect(
      titles(
        json({ careers: { current: job('Responsabile di filiale', { contractType: 'Indeterminato', url: '/c/1' }) } }),
      ),
    ).toEqual(['Responsabile di filiale'])
  })

  it('skips drafts and marks closed positions', () => {
    const found = read(
      `<h1>Posizioni aperte</h1>${json({
        jobs: [
          job('Buyer'),
          job('HR Manager', { published: false }),
          job('Contabile', { status: 'draft' }),
          job('Saldatore', { status: 'closed' }),
        ],
      })}`,
    )
    expect(found.map(({ title, closed }) => [title.text, closed?.text])).toEqual([
      ['Buyer', undefined],
      ['Saldatore', 'closed'],
    ])
  })

  it('keeps the fields of the record', () => {
    const [found] = read(
      json({
        jobs: [
          job('Buyer', {
            slug: 'buyer',
            locations: ['Torino', 'Bari'],
            contractType: 'permanent',
            workMode: 'hybrid',
            publishedAt: '2026-11-05',
            requirements: ['laurea', 'inglese'],
          }),
          job('Contabile'),
        ],
      }),
    )
    expect(found).toMatchObject({
      url: 'https://acme.example/lavoro/buyer',
      hints: { contract: { text: 'permanent' }, remote: { text: 'hybrid' }, postedAt: { text: '2026-11-05' } },
    })
    expect(found?.hints.place?.map(({ text }) => text)).toEqual(['Torino', 'Bari'])
    expect(found?.sections).toContainEqual({
      heading: 'requirements',
      lines: [
        { text: 'laurea', isItem: true },
        { text: 'inglese', isItem: true },
      ],
    })
  })

  it.each<[string, string]>([
    ['courses', json({ courses: [job('Saldatore'), job('Operatore CNC')] })],
    [
      'a menu',
      json({
        menu: [
          { title: 'Chi siamo', url: '/a' },
          { title: 'Contatti', url: '/b' },
        ],
      }),
    ],
    ['people', json({ team: [{ name: 'Responsabile acquisti', url: '/a', text: 'x' }] })],
    ['products', json({ products: [job('Trasformatore'), job('Generatore')] })],
    ['code', `<script>window.x = function(){ return {jobs:[1]} }; alert("x")</script>`],
    ['an open bracket', `<script>var a = {"jobs":[{"title":"Buyer"</script>`],
  ])('finds nothing in %s', (_, script) => {
    expect(titles(script)).toEqual([])
  })
})
