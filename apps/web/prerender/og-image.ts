import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { italyGrid } from '@vedetta/reference/italy-grid'
import { sfntOfWoff } from './sfnt-of-woff.ts'

const width = 1200
const height = 630
const margin = 72
const colours = { ground: '#0b6b4f', land: '#2c8468', lit: '#f2ab66', text: '#ffffff', quiet: '#bfe3d4' }

/** The widest line, in pixels, beside the map, and how wide a letter of this typeface is, to its height. */
const lineWidth = 660
const letterWidth = 0.54
const maxLines = 4
const sizes = [72, 64, 56, 48, 42]

type Picture = { title: string; promise: string }

/** What a link to a page looks like where it is shared. */
export async function createPictures(): Promise<(picture: Picture) => Uint8Array> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const fontBuffers = await Promise.all(
    ['500', '700'].map(async (weight) =>
      sfntOfWoff(
        await readFile(fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`))),
      ),
    ),
  )
  const italy = drawItaly()
  return (picture) =>
    new Resvg(drawing(picture, italy), { font: { fontBuffers, defaultFontFamily: 'Inter' } }).render().asPng()
}

function drawing({ title, promise }: Picture, italy: string): string {
  const { size, lines } = fitted(title)
  const lineHeight = size * 1.12
  const top = 330 - ((lines.length - 1) * lineHeight) / 2
  const text = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${top + index * lineHeight}" font-size="${size}" letter-spacing="${-size * 0.03}" font-weight="700" fill="${colours.text}">${escaped(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">
    <rect width="${width}" height="${height}" fill="${colours.ground}"/>${italy}
    <rect x="${margin}" y="64" width="44" height="44" rx="12" fill="${colours.text}"/>
    <path d="M${margin + 22} 77l10.4 17h-20.8z" fill="${colours.ground}"/>
    <text x="${margin + 60}" y="97" font-size="32" letter-spacing="-0.6" font-weight="700" fill="${colours.text}">Vedetta</text>
    ${text.join('')}
    <text x="${margin}" y="566" font-size="26" font-weight="500" fill="${colours.quiet}">${escaped(promise)}</text>
  </svg>`
}

/** The largest letters by which a title stays within its lines. */
function fitted(title: string): { size: number; lines: string[] } {
  const tries = sizes.map((size) => ({ size, lines: wrapped(title, lineWidth / (size * letterWidth)) }))
  const [smallest] = tries.slice(-1)
  const found = tries.find(({ lines }) => lines.length <= maxLines - 1) ?? smallest
  if (!found || found.lines.length > maxLines) throw new Error(`Too long for a picture: ${title}`)
  return found
}

function wrapped(text: string, maxColumns: number): string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= maxColumns) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** In dots, a few of them lit. */
function drawItaly(): string {
  const { runs } = italyGrid()
  const step = 7.6
  const dots = runs.flatMap((row, y) =>
    row.flatMap(([start, provinces]) =>
      Array.from({ length: provinces.length / 2 }, (_, index) => ({ x: start + index + (y % 2) / 2, y })),
    ),
  )
  return dots
    .map(({ x, y }, index) => {
      const isLit = index % 97 === 41
      const [cx, cy] = [716 + x * step, 30 + (y * step * Math.sqrt(3)) / 2].map((at) => at.toFixed(1))
      return `<circle cx="${cx}" cy="${cy}" r="${isLit ? 4.6 : 2.5}" fill="${isLit ? colours.lit : colours.land}"/>`
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
