import { describe, expect, it } from 'vitest'
import { furtherAnswer, markupIn } from './further-answers.ts'

const url = 'https://acme.example/api/jobs?page=1'
const answer = (value: unknown) => ({ kind: 'json' as const, url, status: 200, text: JSON.stringify(value) })
const list = '<ul><li><a href="/lavoro/cuoco">Cuoco</a> a Lodi</li></ul>'.repeat(3)

describe('furtherAnswer', () => {
  it.each<[unknown, string | null]>([
    [{ next: '/api/jobs?page=2' }, 'https://acme.example/api/jobs?page=2'],
    [{ links: { next: 'https://acme.example/api/jobs?da=3' } }, 'https://acme.example/api/jobs?da=3'],
    [{ meta: { total_pages: 3 } }, 'https://acme.example/api/jobs?page=2'],
    [{ last_page: 1 }, null],
    [{ next: null, items: [] }, null],
    [{ next: url }, null],
    ['x', null],
  ])('of %j is %s', (value, further) => {
    expect(furtherAnswer(answer(value))).toBe(further)
  })
})

describe('markupIn', () => {
  it.each([{ html: list }, { success: true, data: list }, { data: { html: list, found: true } }])(
    'finds the part of a page in %j',
    (value) => expect(markupIn(answer(value))).toBe(list),
  )

  it.each([{ html: 'Nessun risultato' }, { items: [list] }, [list]])('finds none in %j', (value) => {
    expect(markupIn(answer(value))).toBeNull()
  })
})
