import { expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { italianFirst } from './italian-first.ts'

const job = (...places: string[]): RawPosition => ({
  by: 'test',
  title: { text: 'Saldatore', url: 'https://x.example' },
  url: 'https://x.example',
  reference: null,
  sections: [],
  hints: places.length === 0 ? {} : { place: places.map((text) => ({ text, url: 'https://x.example' })) },
  closed: null,
  applyUrl: null,
})

it.each([
  ['Milano'],
  ['Jesi, AN'],
  ['Rome, Italy'],
  ['Remote - Italia'],
  ['Sede 3, IT, 60035'],
  ['Krakow, Poland', 'Torino'],
])('a job at %s comes before those abroad and those that name no place', (...places) => {
  const here = job(...places)
  const others = [job('Krakow, Poland'), job('Milano, Canada'), job()]
  expect(italianFirst([...others, here], (one) => one)).toEqual([here, others[2], others[0], others[1]])
})
