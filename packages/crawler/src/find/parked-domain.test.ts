import { expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { isParked } from './parked-domain.ts'

it.each([
  ['This domain is for sale. Inquire now.', true],
  ['Il dominio è in vendita', true],
  ['Sponsored listings: offerte di lavoro', true],
  ['Vendita di domini e hosting per aziende', false],
  ['Carpenteria meccanica a Jesi', false],
  [`Il dominio è in vendita. ${'Testo di un articolo sui domini. '.repeat(200)}`, false],
])('isParked: %s', (text, is) => {
  expect(isParked(readHtml(`<p>${text}</p>`, { url: 'https://a.example/', status: 200, isRendered: false }))).toBe(is)
})
