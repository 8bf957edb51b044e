import { placeOnMap } from './italy-dots.ts'

export type MapPoint = {
  lat: number
  lon: number
  label: string
  /** The quantity at this place, in any unit. */
  size: number
  /** `brand` is a circle, `ink` a diamond. */
  tone: 'brand' | 'ink'
}

export type PlacedPoint = { x: number; y: number; labels: string[]; size: number; tone: MapPoint['tone'] }

/** Points nearer to each other than this would overlap. */
const minDistance = 20

/** Places the points on the map, the largest first; points that would overlap are merged at the largest of them. */
export function mergePoints(points: readonly MapPoint[]): PlacedPoint[] {
  const placed: PlacedPoint[] = []
  for (const { label, size, tone, ...place } of points.toSorted((a, b) => b.size - a.size)) {
    const { x, y } = placeOnMap(place)
    const same = placed.find((other) => other.tone === tone && Math.hypot(other.x - x, other.y - y) < minDistance)
    if (same) {
      same.labels.push(label)
      same.size += size
    } else placed.push({ x, y, labels: [label], size, tone })
  }
  return placed.sort((a, b) => b.size - a.size)
}
