import { grid } from 'virtual:italy-grid'

/** Distance between dots, in units of the SVG. */
export const dotStep = 10

const { north, west, stretch, step, rowStep, runs } = grid
const perDegree = dotStep / step

export type ItalyDot = { x: number; y: number; province: string }

export const italyDots: readonly ItalyDot[] = runs.flatMap((inRow, row) =>
  inRow.flatMap(([column, provinces]) =>
    Array.from({ length: provinces.length / 2 }, (_, index) => ({
      x: round((column + index + (row % 2) / 2) * dotStep),
      y: round(row * rowStep * perDegree),
      province: provinces.slice(index * 2, index * 2 + 2),
    })),
  ),
)

export function placeOnMap({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } {
  return { x: round((lon - west) * stretch * perDegree), y: round((north - lat) * perDegree) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
