import { expect, test } from 'vitest'
import { certaintyOf } from './certainty.ts'
import { rawAdvert } from './testing/raw-advert.ts'

const { confidence: _, ...stated } = rawAdvert('Saldatore', '')

test('certaintyOf is certain of what a board or structured data call a position', () => {
  expect(certaintyOf({ ...stated, by: 'json-ld' })).toEqual({ confidence: 1, reasons: ['published_data'] })
})

test('certaintyOf gives the confidence of a weighed page in hundredths, with its reasons', () => {
  const weighed = { ...stated, by: 'headings', confidence: 0.7449, reasons: ['no_details'] as const }
  expect(certaintyOf(weighed)).toEqual({ confidence: 0.74, reasons: ['no_details'] })
})
