import { expect, it } from 'vitest'
import { maskUrl } from './mask-url.ts'
import { matcherOf } from './person.ts'

const matcher = matcherOf({
  addresses: ['anna.ferri@ponte.example'],
  names: ['Anna Ferri'],
  numbers: ['+393475550192'],
  companyNos: [],
  firms: [],
})

it.each([
  ['https://ponte.example/team/anna-ferri', 'https://ponte.example/team/'],
  ['https://ponte.example/team/Ferri%20Anna/cv.pdf?x=1', 'https://ponte.example/team/'],
  ['https://ponte.example/lavoro/saldatore-rif-annaferri.html', 'https://ponte.example/lavoro/'],
  ['https://ponte.example/anna/ferri/1', 'https://ponte.example/anna/'],
  ['https://ponte.example/job?id=12&referente=anna.ferri', 'https://ponte.example/job?id=12'],
  ['https://ponte.example/job?id=12&tel=393475550192', 'https://ponte.example/job?id=12'],
  ['https://ponte.example/job/7#a_ferri', 'https://ponte.example/job/7'],
  ['https://ponte.example/a%CC%80nna-ferri', 'https://ponte.example/'],
])('maskUrl leads as near to %s as no name does', (url, nearest) => {
  expect(maskUrl(url, matcher)).toBe(nearest)
})

it.each([
  'https://anna-ferri.example/lavoro/7',
  'https://ponte.example/lavorazione-ferri-bologna-anna',
  'https://ponte.example/via-a-ferri',
  'https://ponte.example/ferri-da-stiro?colore=anna',
])('maskUrl leaves an address that names nobody, but for the firm: %s', (url) => {
  expect(maskUrl(url, matcher)).toBe(url)
})
