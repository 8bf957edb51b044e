import { placeOnMap } from './italy-dots.ts'

export type MapPoint = {
  lat: number
  lon: number
  label: string
  /** How much there is, in any unit. */
  size: number
  /** Round, or a diamond. */
  tone: 'brand' | 'ink'
}

export type PlacedPoint = { x: number; y: number; labels: string[]; size: number; tone: MapPoint['tone'] }

/** What is nearer to each other than this could not be told apart. */
const nearest = 20

/** Where they are drawn, the largest first: those that would cover each other are one, where the largest of them is. */
export function placedPoints(points: readonly MapPoint[]): PlacedPoint[] {
  const placed: PlacedPoint[] = []
  for (const { label, size, tone, ...place } of points.toSorted((a, b) => b.size - a.size)) {
    const { x, y } = placeOnMap(place)
    const same = placed.find((other) => other.tone === tone && Math.hypot(other.x - x, other.y - y) < nearest)
    if (same) {
      same.labels.push(label)
      same.size += size
    } else placed.push({ x, y, labels: [label], size, tone })
  }
  return placed.sort((a, b) => b.size - a.size)
}
