import { inflateSync } from 'node:zlib'
import { sectorIds, sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { MarketMap } from '@vedetta/contracts/operations/public-figures'
import { provinceByCode, provinces } from '@vedetta/reference/territories'
import { expect, test } from 'vitest'
import { hasLetters } from './dot-letters.ts'
import { drawMap } from './draw-map.ts'

const figures = (open: number) => ({ open, opened: 3, change: null })

const map: MarketMap = {
  countedAt: '2026-11-14T09:00:00.000Z',
  total: figures(12_345),
  weeks: [],
  provinces: provinces().map(({ code, name }, index) => ({ code, name, slug: '', region: '', ...figures(index) })),
  sectors: [],
}

/** The pixels of a PNG of ours, three bytes each, each row after a byte. */
function rowsOf(png: Buffer): Buffer[] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect([width, height]).toEqual([1200, 630])
  const start = png.indexOf('IDAT') + 4
  const pixels = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  expect(pixels.length).toBe(height * (width * 3 + 1))
  return Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * (width * 3 + 1) + 1, (row + 1) * (width * 3 + 1)),
  )
}

test('drawMap makes a link preview with text on the left and the map on the right', () => {
  const rows = rowsOf(drawMap(map, { language: 'it' }))
  const isDrawn = (from: number, to: number) =>
    rows.some((row) => row.subarray(from * 3, to * 3).some((value) => value < 150))
  expect([isDrawn(0, 60), isDrawn(60, 620), isDrawn(720, 1160), isDrawn(1190, 1200)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('drawMap differs by language, province, sector and figures', () => {
  const language = 'it'
  const [milano, bergamo] = [provinceByCode('MI'), provinceByCode('BG')]
  const pictures = [
    drawMap(map, { language }),
    drawMap(map, { language: 'en' }),
    drawMap(map, { language, province: milano }),
    drawMap(map, { language, province: bergamo }),
    drawMap(map, { language, province: bergamo, sector: 'retail' }),
    drawMap({ ...map, total: figures(1) }, { language, province: bergamo, sector: 'retail' }),
  ]
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
})

test('the dot letters cover every province and sector name', () => {
  const names = [...provinces().map(({ name }) => name), ...sectorIds.flatMap((id) => Object.values(sectorLabels[id]))]
  expect(names.filter((name) => !hasLetters(name))).toEqual([])
})

test('the longest text stays within the picture', () => {
  const widestSector = sectorIds.toSorted((a, b) => sectorLabels[b].it.length - sectorLabels[a].it.length)[0]
  const rows = rowsOf(drawMap(map, { language: 'it', province: provinceByCode('OT'), sector: widestSector }))
  expect(rows.slice(-20).some((row) => row.subarray(0, 620 * 3).some((value) => value < 150))).toBe(false)
})
