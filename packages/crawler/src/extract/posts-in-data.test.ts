import { describe, expect, it } from 'vitest'
import { embeddedState } from './embedded-state.ts'
import { contextOf } from './testing/read-body.ts'

const read = (posts: unknown, url = 'https://acme.example/wp-json/wp/v2/job-listings?per_page=100') =>
  embeddedState(
    { kind: 'json', url, status: 200, text: typeof posts === 'string' ? posts : JSON.stringify(posts) },
    contextOf('feed'),
  )

const post = (more: object) => ({
  id: 7,
  date: '2026-11-04T10:10:00',
  status: 'publish',
  link: 'https://acme.example/offerta/farmacista/',
  title: { rendered: 'Farmacista &#8211; notte' },
  content: { rendered: '<h4>Requisiti</h4><ul><li>albo</li></ul>' },
  ...more,
})

describe('embeddedState on WordPress posts', () => {
  it('reads WP Job Manager', () => {
    const [found] = read([
      post({
        meta: { _job_location: 'Treviso', _filled: 0, _job_expires: '2026-12-31', _application: 'cv@acme.example' },
      }),
    ])
    expect(found).toMatchObject({
      by: 'wordpress-rest',
      title: { text: 'Farmacista – notte' },
      url: 'https://acme.example/offerta/farmacista/',
      reference: '7',
      closed: null,
      applyUrl: 'cv@acme.example',
      hints: {
        place: [{ text: 'Treviso' }],
        postedAt: { text: '2026-11-04T10:10:00' },
        validThrough: { text: '2026-12-31' },
      },
      sections: [{ heading: 'Requisiti', lines: [{ text: 'albo', isItem: true }] }],
    })
  })

  it('marks a filled position as closed, with the words of the answer', () => {
    expect(read([post({ meta: { _filled: 1 } })])[0]?.closed?.text).toBe('"_filled":1')
  })

  it('reads the fields that a theme adds', () => {
    const [found] = read(
      [post({ acf: { luogo_di_lavoro: 'Mestre', tipologia_contratto: 'Stage', scadenza: '20/12/2026' } })],
      'https://acme.example/wp-json/wp/v2/posizioni',
    )
    expect(found?.hints).toMatchObject({
      place: [{ text: 'Mestre' }],
      contract: { text: 'Stage' },
      validThrough: { text: '20/12/2026' },
    })
  })

  it.each<[string, unknown, string?]>([
    ['drafts', [post({ status: 'draft' })]],
    ['ordinary posts', [post({})], 'https://acme.example/wp-json/wp/v2/posts'],
    ['an error', { code: 'rest_no_route' }],
    ['broken JSON', '[{"title":'],
    ['other shapes', [null, 3, 'x', [], {}]],
  ])('finds nothing in %s', (_, posts, url) => {
    expect(read(posts, url)).toEqual([])
  })
})
