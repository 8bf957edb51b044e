import { beforeAll, expect, test } from 'vitest'
import { createOgImageRenderer } from './og-image.ts'
import { ogTextOf } from './og-text.ts'

let draw: Awaited<ReturnType<typeof createOgImageRenderer>>
beforeAll(async () => {
  draw = await createOgImageRenderer()
})

const tagline = 'Per agenzie per il lavoro e head hunter'

test('the Open Graph image is a PNG of 1200 × 630 that shows the title', () => {
  const picture = Buffer.from(draw({ title: 'Prezzi & piani', tagline }))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(150_000)
  expect(picture.equals(Buffer.from(draw({ title: 'Altro titolo', tagline })))).toBe(false)
})

test('a title too long for the Open Graph image stops the build', () => {
  expect(() => draw({ title: 'posizione '.repeat(30), tagline })).toThrow('Too long for an Open Graph image')
})

test('ogTextOf takes the page’s title without the product’s name, and the tagline of its language', () => {
  expect(ogTextOf('<html lang="it"><title>L&#x27;azienda &amp; il resto · Vedetta</title>')).toEqual({
    title: 'L’azienda & il resto',
    tagline,
  })
  expect(ogTextOf('<html lang="en"><title>Vedetta · Open positions</title>')).toMatchObject({
    title: 'Open positions',
    tagline: 'For employment agencies and headhunters',
  })
  expect(() => ogTextOf('<html lang="it">')).toThrow('no title')
})
