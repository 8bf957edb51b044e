import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packVats, VatSet } from './vat-set.ts'

const vat = fc.integer({ min: 1, max: 99_999_999_999 }).map((number) => String(number).padStart(11, '0'))

test('VatSet behaves like a set, also after packing and unpacking', () => {
  fc.assert(
    fc.property(fc.array(vat, { maxLength: 200 }), fc.array(vat, { maxLength: 50 }), (before, after) => {
      const known = new Set(before)
      const taken = new VatSet()
      taken.addAll(Buffer.from(packVats([...known])))
      for (const number of [...before, ...after]) {
        expect(taken.add(number)).toBe(!known.has(number))
        known.add(number)
      }
    }),
  )
})

test('VatSet grows beyond its first capacity', () => {
  const taken = new VatSet()
  for (let number = 1; number <= 200_000; number++) taken.add(String(number * 10).padStart(11, '0'))
  for (let number = 1; number <= 200_000; number++) if (taken.add(String(number * 10))) expect.fail(`${number}`)
  expect(taken.add('00000000001')).toBe(true)
})
