import { expect, test } from 'vitest'
import { advert, careers, detail, home, row } from '../visit/testing/visit-answers.ts'
import { origin, watched } from './testing/scripted-host.ts'

const path = '/lavora-con-noi/'
const own = '/lavoro/1'
const reserving = { 'content-type': 'text/html', 'tdm-reservation': '1' }

test('a page that reserves its text yields facts and the link, without text, quote or copy', async () => {
  const { findings, pages, reserved } = await watched().visit({
    '/': home,
    [path]: { html: careers(advert('Saldatore')), headers: reserving },
  })
  expect(findings?.positions).toMatchObject([{ title: { value: 'Saldatore', quote: { text: '' } }, description: '' }])
  const quotes = JSON.stringify(findings?.positions, (key, value) => (key === 'quote' ? value.text : value))
  expect(quotes).toContain('"quote":""')
  expect(quotes).not.toMatch(/"quote":"[^"]/)
  expect(pages).toEqual([])
  expect(reserved).toEqual([`${origin}${path}`])
})

test('of two pages the one that does not reserve its text keeps quotes and copy', async () => {
  const { findings, pages, reserved } = await watched().visit({
    '/': home,
    [path]: careers(`<ul>${row(own, 'Saldatore')}${row('/lavoro/2', 'Tornitore')}</ul>`),
    [own]: { html: detail('Saldatore'), headers: reserving },
    '/lavoro/2': detail('Tornitore'),
  })
  expect(reserved).toEqual([`${origin}${own}`])
  expect(pages.map(({ url }) => url)).not.toContain(`${origin}${own}`)
  expect(pages.map(({ url }) => url)).toContain(`${origin}/lavoro/2`)
  const free = findings?.positions.find(({ title }) => title.value === 'Tornitore')
  expect(free?.title.quote.text).toBe('Tornitore')
})

test('a page that the file of its host reserves keeps neither text nor copy, and one beside it does', async () => {
  const { findings, pages, reserved } = await watched().visit({
    '/': home,
    '/.well-known/tdmrep.json': JSON.stringify([{ location: own, 'tdm-reservation': 1 }]),
    [path]: careers(`<ul>${row(own, 'Saldatore')}${row('/lavoro/2', 'Tornitore')}</ul>`),
    [own]: detail('Saldatore'),
    '/lavoro/2': detail('Tornitore'),
  })
  expect(reserved).toEqual([`${origin}${own}`])
  expect(pages.map(({ url }) => url)).not.toContain(`${origin}${own}`)
  expect(pages.map(({ url }) => url)).toContain(`${origin}/lavoro/2`)
  const reading = findings?.positions.find(({ title }) => title.value === 'Saldatore')
  expect(reading).toMatchObject({ url: `${origin}${own}`, description: '' })
  const free = findings?.positions.find(({ title }) => title.value === 'Tornitore')
  expect(free?.description).not.toBe('')
})

test('a host is asked for its file only where positions were found', async () => {
  const file = JSON.stringify([{ location: '/', 'tdm-reservation': 1 }])
  const { reserved } = await watched().visit({ '/': home, '/.well-known/tdmrep.json': file })
  expect(reserved).toEqual([])
})
