import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { italyGrid } from '@vedetta/reference/italy-grid'
import { sfntOfWoff } from './sfnt-of-woff.ts'

const width = 1200
const height = 630
const margin = 72
const colours = { ground: '#0b6b4f', land: '#2c8468', lit: '#f2ab66', text: '#ffffff', quiet: '#bfe3d4' }

/** Pixels of a line beside the map, and the average width of a letter as a share of the font size. */
const lineWidth = 660
const letterWidth = 0.54
const maxLines = 4
const sizes = [72, 64, 56, 48, 42]

type OgText = { title: string; tagline: string }

/** Renders the Open Graph image of a page: the picture of a shared link. */
export async function createOgImageRenderer(): Promise<(image: OgText) => Uint8Array> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  const fontBuffers = await Promise.all(
    ['500', '700'].map(async (weight) =>
      sfntOfWoff(
        await readFile(fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`))),
      ),
    ),
  )
  const italy = drawItaly()
  return (image) =>
    new Resvg(svgOf(image, italy), { font: { fontBuffers, defaultFontFamily: 'Inter' } }).render().asPng()
}

function svgOf({ title, tagline }: OgText, italy: string): string {
  const { size, lines } = fitTitle(title)
  const lineHeight = size * 1.12
  const top = 330 - ((lines.length - 1) * lineHeight) / 2
  const text = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${top + index * lineHeight}" font-size="${size}" letter-spacing="${-size * 0.03}" font-weight="700" fill="${colours.text}">${escapeXml(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">
    <rect width="${width}" height="${height}" fill="${colours.ground}"/>${italy}
    <rect x="${margin}" y="64" width="44" height="44" rx="12" fill="${colours.text}"/>
    <path d="M${margin + 22} 77l10.4 17h-20.8z" fill="${colours.ground}"/>
    <text x="${margin + 60}" y="97" font-size="32" letter-spacing="-0.6" font-weight="700" fill="${colours.text}">Vedetta</text>
    ${text.join('')}
    <text x="${margin}" y="566" font-size="26" font-weight="500" fill="${colours.quiet}">${escapeXml(tagline)}</text>
  </svg>`
}

/** The largest font size at which the title fits. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const tries = sizes.map((size) => ({ size, lines: wrapText(title, lineWidth / (size * letterWidth)) }))
  const [smallest] = tries.slice(-1)
  const found = tries.find(({ lines }) => lines.length <= maxLines - 1) ?? smallest
  if (!found || found.lines.length > maxLines) throw new Error(`Too long for an Open Graph image: ${title}`)
  return found
}

function wrapText(text: string, maxLetters: number): string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= maxLetters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Italy in dots, a few of them highlighted. */
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

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
