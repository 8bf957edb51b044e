import { expect, test } from 'vitest'
import { readTrades } from './read-trades.ts'

test('a line is a family, and comments and blank lines are none', () => {
  const text =
    '# office\n\nbuyer | 3323 | buyer, addetto acquisti | buyer, purchaser | | SAP=SAP; trattativa=negotiation\n'
  expect(readTrades(text)).toEqual([
    {
      id: 'buyer',
      isco: '3323',
      it: ['buyer', 'addetto acquisti'],
      en: ['buyer', 'purchaser'],
      near: [],
      skills: [
        { it: 'SAP', en: 'SAP' },
        { it: 'trattativa', en: 'negotiation' },
      ],
    },
  ])
})

test.each([
  'buyer | 3323 | buyer | buyer',
  'buyer | 3323 | | buyer | | SAP=SAP',
  'buyer | 3323 | buyer | buyer | | SAP',
  'a | 3323 | b | c | d | e=f | g',
  'buyer | 332 | buyer | buyer | | SAP=SAP',
  'buyer | buyer | buyer | | SAP=SAP',
])('%s is refused', (line) => {
  expect(() => readTrades(line)).toThrow()
})
