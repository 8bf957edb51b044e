import { type SectorId, sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { MarketMap } from '@vedetta/contracts/operations/public-figures'
import { formatCount } from '@vedetta/contracts/text/formats'
import type { Language } from '@vedetta/contracts/text/labels'
import { type ItalyGrid, italyGrid } from '@vedetta/reference/italy-grid'
import type { Province } from '@vedetta/reference/territories'
import { type Canvas, type Colour, createCanvas } from './canvas.ts'
import { writeDots } from './dot-letters.ts'

const [width, height] = [1200, 630]
const background: Colour = [245, 248, 246]
const ink: Colour = [20, 33, 28]
const muted: Colour = [93, 107, 101]
const brand: Colour = [11, 107, 79]
const land: Colour = [200, 208, 204]
const amber: Colour = [180, 83, 9]

const mapHeight = 574
const mapTop = 28
const textLeft = 64
/** Longer names are written smaller. */
const longName = 13

const words = {
  it: { one: 'posizione aperta', other: 'posizioni aperte', recent: 'nuove in 7 giorni', italy: 'Italia' },
  en: { one: 'open position', other: 'open positions', recent: 'new in 7 days', italy: 'Italy' },
} as const satisfies Record<Language, unknown>

type Part = { readonly province?: Province | undefined; readonly sector?: SectorId | undefined; language: Language }

/** The preview of a shared map link: Italy in dots, the province highlighted, and two figures. */
export function drawMap(map: MarketMap, { province, sector, language }: Part): Buffer {
  const canvas = createCanvas(width, height, background)
  drawDots(canvas, map, province?.code)
  const texts = words[language]
  const number = (value: number) => formatCount(value, language)
  const line = (text: string, y: number, pitch: number, colour: Colour) =>
    writeDots(canvas, text, { x: textLeft, y, pitch, colour, maxColumns: Math.floor(580 / pitch) })
  const { open, opened } = map.total
  line('Vedetta', 36, 3, muted)
  const name = province?.name ?? texts.italy
  const nameEnd = line(name, 88, name.length > longName ? 5 : 7, ink)
  const sectorEnd = sector ? line(sectorLabels[sector][language], nameEnd + 24, 4, muted) : nameEnd
  const openEnd = line(number(open), sectorEnd + 40, open < 100_000 ? 15 : 12, brand)
  const whatEnd = line(open === 1 ? texts.one : texts.other, openEnd + 26, 5, ink)
  line(`${number(opened)} ${texts.recent}`, whatEnd + 22, 4, amber)
  return canvas.png()
}

function drawDots(canvas: Canvas, { provinces }: MarketMap, marked: string | undefined): void {
  const { step, rowStep, runs } = italyGrid()
  const scale = mapHeight / (runs.length * rowStep)
  const max = Math.max(1, ...provinces.map(({ open }) => open))
  const shareOf = new Map(provinces.map(({ code, open }) => [code, Math.sqrt(open / max)]))
  const right = Math.max(...runs.flat().map(([column, codes]) => column + codes.length / 2))
  const left = width - 40 - right * step * scale
  for (const { row, column, code } of dotsOf(runs)) {
    const { size, ...look } = code === marked ? markedDot : dotOf(shareOf.get(code) ?? 0)
    const x = left + (column + (row % 2) / 2) * step * scale
    const y = mapTop + row * rowStep * scale
    canvas.disc({ x, y, radius: step * scale * size, ...look })
  }
}

/** Each dot of the grid, with the code of its province: a run holds them behind one another, two letters each. */
function* dotsOf(runs: ItalyGrid['runs']): Generator<{ row: number; column: number; code: string }> {
  for (const [row, inRow] of runs.entries())
    for (const [first, codes] of inRow)
      for (let index = 0; index < codes.length / 2; index++)
        yield { row, column: first + index, code: codes.slice(index * 2, index * 2 + 2) }
}

type Dot = { size: number; colour: Colour; opacity: number }

const markedDot: Dot = { size: 0.5, colour: amber, opacity: 1 }
const emptyDot: Dot = { size: 0.16, colour: land, opacity: 1 }

/** Size and colour grow with the province's share of the largest count of open positions. */
const dotOf = (share: number): Dot =>
  share === 0 ? emptyDot : { size: 0.22 + 0.24 * share, colour: brand, opacity: 0.5 + 0.5 * share }
