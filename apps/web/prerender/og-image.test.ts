import { beforeAll, expect, test } from 'vitest'
import { createPictures } from './og-image.ts'
import { titleOf } from './og-text.ts'

let draw: Awaited<ReturnType<typeof createPictures>>
beforeAll(async () => {
  draw = await createPictures()
})

const promise = 'Per agenzie per il lavoro e head hunter'

test('a picture is a PNG of 1200 × 630 that says the title', () => {
  const picture = Buffer.from(draw({ title: 'Prezzi & piani', promise }))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(150_000)
  expect(picture.equals(Buffer.from(draw({ title: 'Altro titolo', promise })))).toBe(false)
})

test('a title too long for it stops the build', () => {
  expect(() => draw({ title: 'posizione '.repeat(30), promise })).toThrow('Too long for a picture')
})

test('what a picture says is the page’s title without the product’s name, in its language', () => {
  expect(titleOf('<html lang="it"><title>L&#x27;azienda &amp; il resto · Vedetta</title>')).toEqual({
    title: 'L’azienda & il resto',
    promise,
  })
  expect(titleOf('<html lang="en"><title>Vedetta · Open positions</title>')).toMatchObject({
    title: 'Open positions',
    promise: 'For employment agencies and headhunters',
  })
  expect(() => titleOf('<html lang="it">')).toThrow('no title')
})
