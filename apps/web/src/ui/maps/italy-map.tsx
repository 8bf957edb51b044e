import { dotStep, italyDots } from './italy-dots.ts'
import { type MapPoint, mergePoints, type PlacedPoint } from './map-points.ts'

type ItalyMapProps = { points: readonly MapPoint[]; width: number }

const margin = dotStep
const right = Math.max(...italyDots.map(({ x }) => x)) + margin
const bottom = Math.max(...italyDots.map(({ y }) => y)) + margin
const left = Math.min(...italyDots.map(({ x }) => x)) - margin
const box = { width: right - left, height: bottom + margin }

/** All dots as one path. */
const land = italyDots.map(({ x, y }) => `M${x} ${y}h0`).join('')

const minRadius = 9
const maxRadius = 26
const diamond = 13

/** Italy in dots with places on it. Hidden from screen readers: needs a list of the places beside it. */
export function ItalyMap({ points, width }: ItalyMapProps) {
  const merged = mergePoints(points)
  const max = Math.max(1, ...merged.map(({ size }) => size))
  return (
    <svg
      width={width}
      height={(width * box.height) / box.width}
      viewBox={`${left} ${-margin} ${box.width} ${box.height}`}
      className="block"
      aria-hidden="true"
    >
      <path d={land} fill="none" stroke="var(--edge)" strokeOpacity={0.6} strokeWidth={6.4} strokeLinecap="round" />
      {merged.map((point) => (
        <Point key={`${point.tone} ${point.labels[0]}`} {...point} share={point.size / max} />
      ))}
    </svg>
  )
}

function Point({ x, y, labels, tone, share }: PlacedPoint & { share: number }) {
  const look = { stroke: 'var(--card)', strokeWidth: 3, fill: `var(--${tone})` }
  const title = <title>{labels.join(', ')}</title>
  if (tone === 'ink') {
    const [side, back] = [diamond, -diamond]
    return (
      <path d={`M${x} ${y - side}l${side} ${side}l${back} ${side}l${back} ${back}z`} {...look}>
        {title}
      </path>
    )
  }
  return (
    <circle cx={x} cy={y} r={minRadius + (maxRadius - minRadius) * Math.sqrt(share)} fillOpacity={0.85} {...look}>
      {title}
    </circle>
  )
}
