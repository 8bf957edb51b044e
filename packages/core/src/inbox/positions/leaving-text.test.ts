import { excerptLength } from '@vedetta/contracts/facts/advert-texts'
import { expect, test } from 'vitest'
import { leavingText } from './leaving-text.ts'

const text = `${'Cerchiamo un saldatore. '.repeat(30)}fine`
const url = 'https://officine.example/lavoro/1'

test('an advert leaves whole, or as the words of its beginning with the link', () => {
  expect(leavingText(text, url, 'whole')).toBe(text)
  const excerpt = leavingText(text, url, 'excerpt')
  expect(excerpt).toMatch(/saldatore\.? \[…\] https:\/\/officine\.example\/lavoro\/1$|Cerchiamo( un)? \[…\] https/)
  expect(excerpt.length).toBeLessThanOrEqual(excerptLength + ` […] ${url}`.length)
  expect(text.startsWith(excerpt.slice(0, excerpt.indexOf(' […]')))).toBe(true)
})

test('a short advert, one without a page and one without spaces leave too', () => {
  expect(leavingText('Cuoco', url, 'excerpt')).toBe('Cuoco')
  expect(leavingText(text, undefined, 'excerpt')).toMatch(/\[…\]$/)
  expect(leavingText('a'.repeat(900), url, 'excerpt')).toBe(`${'a'.repeat(excerptLength)} […] ${url}`)
})
