import { describe, expect, it } from 'vitest'
import { embeddedState } from './embedded-state.ts'
import { streamedRows, withReferences } from './state-encodings.ts'
import { contextOf, pageOf } from './testing/read-body.ts'

const titles = (body: string) => embeddedState(pageOf(body), contextOf('careers')).map(({ title }) => title.text)
const jobs = [
  { title: 'Data Analyst', location: 'Torino', description: 'Testo', slug: 'data-analyst' },
  { title: 'DevOps Engineer', location: 'Bari', description: 'Testo', slug: 'devops-engineer' },
]
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')

describe('withReferences', () => {
  it('replaces references by their values', () => {
    const flat = [['ShallowReactive', 1], { data: 2 }, { list: 3, at: 6 }, [4, 5], 'a', 'b', ['Date', '2026-11-08']]
    expect(withReferences(flat)).toEqual([{ data: { list: ['a', 'b'], at: '2026-11-08' } }])
  })

  it('leaves plain lists as they are', () => {
    const plain = [{ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' }]
    expect(withReferences(plain)).toBe(plain)
  })

  it('decodes a state that contains itself, and ignores `__proto__`', () => {
    const flat = JSON.parse('[{"self":0,"__proto__":1,"far":9,"gone":-1},2,3,4]')
    expect(() => withReferences(flat)).not.toThrow()
    const made = withReferences([{ self: 0, gone: -1 }, 1, 2, 3]) as Record<string, unknown>
    expect([made.self === made, made.gone]).toEqual([true, null])
  })
})

describe('embeddedState on encoded lists', () => {
  it('reads a flat payload whose records are wrapped by their store', () => {
    const flat = [
      { positions: 1 },
      [2, 9],
      { id: 3, attributes: 4 },
      80,
      { titolo: 5, sede: 6, testo: 7, slug: 8 },
      'Carrellista',
      'Lodi',
      '<p>Testo</p>',
      'carrellista',
      { id: 3, attributes: 10 },
      { titolo: 11, sede: 6, testo: 7, slug: 12 },
      'Addetto qualità',
      'addetto-qualita',
    ]
    expect(titles(`<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(flat)}</script>`)).toEqual([
      'Carrellista',
      'Addetto qualità',
    ])
  })

  it.each<[string, string]>([
    [
      'GraphQL edges',
      `<script type="application/json">${JSON.stringify({ allJobs: { edges: jobs.map((node) => ({ node })) } })}</script>`,
    ],
    [
      'a streamed row',
      `<script>self.__next_f.push([1,${JSON.stringify(`7:["$","ul",null,${JSON.stringify({ jobs })}]\n`)}])</script>`,
    ],
    ['a string that is parsed', `<script>window.APP = JSON.parse('${JSON.stringify({ jobs })}')</script>`],
    [
      'an attribute of a page',
      `<div id="app" data-page="${attribute({ component: 'Careers', props: { jobs } })}"></div>`,
    ],
    ['an attribute of a component', `<job-list :positions="${attribute(jobs)}"></job-list>`],
  ])('reads %s', (_, body) => {
    expect(titles(body)).toEqual(['Data Analyst', 'DevOps Engineer'])
  })

  it('joins rows that were split in the middle', () => {
    const cut = ['1:{"a":', '1}\n2:[2]\n'].map((text) => `self.__next_f.push([1,${JSON.stringify(text)}])`)
    expect(streamedRows(cut)).toEqual(['{"a":1}', '[2]'])
  })

  it('resolves slugs by the page and its links', () => {
    const state = `<script type="application/json">${JSON.stringify({ jobs })}</script>`
    const urls = embeddedState(
      pageOf(`<a href="/it/offerte/data-analyst/">Data Analyst</a>${state}`),
      contextOf('careers'),
    )
    expect(urls.map(({ url }) => url)).toEqual([
      'https://acme.example/it/offerte/data-analyst/',
      'https://acme.example/lavoro/devops-engineer',
    ])
  })
})
