import { expect, test } from 'vitest'
import { quotedAddress, sourceAddress } from './quoted-address.ts'

const page = 'https://officine.example/lavora-con-noi'
const quoted = (quote: string, masks: { start: number; end: number; contactID: null }[] = []) => ({ quote, masks })

test('quotedAddress opens the page at the quoted words', () => {
  expect(quotedAddress(page, quoted('Saldatore a filo'))).toBe(`${page}#:~:text=Saldatore%20a%20filo`)
})

test('quotedAddress encodes what has a meaning in a text fragment', () => {
  expect(quotedAddress(page, quoted('Part-time, R&D 100% è'))).toBe(
    `${page}#:~:text=Part%2Dtime%2C%20R%26D%20100%25%20%C3%A8`,
  )
})

test('quotedAddress gives the first words of a long quote', () => {
  const long = 'Cerchiamo per la nostra sede di Brescia un saldatore con esperienza di tre anni'
  expect(quotedAddress(page, quoted(long))).toBe(
    `${page}#:~:text=Cerchiamo%20per%20la%20nostra%20sede%20di%20Brescia%20un`,
  )
})

test('quotedAddress quotes the first of several passages', () => {
  expect(quotedAddress(page, quoted('sede di Brescia … sede di Bergamo'))).toBe(`${page}#:~:text=sede%20di%20Brescia`)
})

test('quotedAddress never carries what stands in place of a contact', () => {
  const quote = 'Scrivere a [contatto omesso] entro maggio'
  expect(quotedAddress(page, quoted(quote, [{ start: 11, end: 28, contactID: null }]))).toBe(
    `${page}#:~:text=Scrivere%20a`,
  )
})

test('quotedAddress keeps a fragment of the page, and one that quotes already as it is', () => {
  expect(quotedAddress(`${page}#offerte`, quoted('Saldatore'))).toBe(`${page}#offerte:~:text=Saldatore`)
  expect(quotedAddress(`${page}#:~:text=altro`, quoted('Saldatore'))).toBe(`${page}#:~:text=altro`)
})

test.each(['javascript:alert(1)', 'mailto:a@b.example', 'data:text/html,x', 'no address'])(
  'quotedAddress leaves %s as it is',
  (url) => {
    expect(quotedAddress(url, quoted('Saldatore'))).toBe(url)
  },
)

test('quotedAddress leaves an address as it is where no words are quoted', () => {
  expect(quotedAddress(page, quoted(' '))).toBe(page)
  expect(quotedAddress(page, quoted('x'.repeat(61)))).toBe(page)
})

test('quotedAddress stays short, however long the quote', () => {
  const huge = Array.from({ length: 40 }, () => '“'.repeat(60)).join(' ')
  expect(quotedAddress(page, quoted(huge)).length).toBeLessThan(page.length + 5_000)
})

test('sourceAddress quotes the name of the position where its page states it, or another fact', () => {
  const fact = (field: 'name' | 'contract', quote: string, url = page) => ({
    field,
    quote,
    url,
    masks: [],
    extractor: null,
  })
  const contract = fact('contract', 'Tempo indeterminato')
  expect(sourceAddress(page, [contract, fact('name', 'Saldatore')])).toBe(`${page}#:~:text=Saldatore`)
  expect(sourceAddress(page, [contract])).toBe(`${page}#:~:text=Tempo%20indeterminato`)
  expect(sourceAddress(page, [fact('name', 'Saldatore', `${page}/2`)])).toBe(page)
})
