import type { ReactNode } from 'react'
import { dotStep, italyDots } from './italy-dots.ts'

/** How often a province has a value, from 1 to 5: by the size of its dots and by how strong they are. */
const looks = [
  { width: 2.6, colour: 'var(--edge)', opacity: 0.7 },
  { width: 4.2, colour: 'var(--brand)', opacity: 0.5 },
  { width: 5.4, colour: 'var(--brand)', opacity: 0.64 },
  { width: 6.6, colour: 'var(--brand)', opacity: 0.76 },
  { width: 7.8, colour: 'var(--brand)', opacity: 0.88 },
  { width: 9.2, colour: 'var(--brand)', opacity: 1 },
] as const

export const mapLevels = looks.length - 1

const pathByProvince = new Map<string, string>()
for (const { x, y, province } of italyDots)
  pathByProvince.set(province, `${pathByProvince.get(province) ?? ''}M${x} ${y}h0`)

const margin = dotStep
const xs = italyDots.map(({ x }) => x)
const ys = italyDots.map(({ y }) => y)
const box = {
  x: Math.min(...xs) - margin,
  y: Math.min(...ys) - margin,
  width: Math.max(...xs) - Math.min(...xs) + 2 * margin,
  height: Math.max(...ys) - Math.min(...ys) + 2 * margin,
}

type ProvinceMapProps = {
  /** By code; a province that is not there has none. */
  levels: ReadonlyMap<string, number>
  /** Drawn with a rim. */
  marked?: string | undefined
  /** What is around a province's dots, such as a link. */
  around: (province: string, dots: ReactNode) => ReactNode
}

/** Italy in dots, those of each province as many as it is large. Whoever does not see it needs a table beside it. */
export function ProvinceMap({ levels, marked, around }: ProvinceMapProps) {
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="block h-auto w-full" aria-hidden="true">
      {marked && <Dots province={marked} width={12.5} colour="var(--ink)" />}
      {[...pathByProvince.keys()].map((province) => {
        const look = looks[levels.get(province) ?? 0] ?? looks[0]
        return around(
          province,
          <g key={province}>
            {province === marked && <Dots province={province} width={9.5} colour="var(--card)" />}
            <Dots province={province} {...look} />
            <Dots province={province} width={dotStep + 1} colour="transparent" />
          </g>,
        )
      })}
    </svg>
  )
}

type DotsProps = { province: string; width: number; colour: string; opacity?: number }

function Dots({ province, width, colour, opacity = 1 }: DotsProps) {
  return (
    <path
      d={pathByProvince.get(province)}
      fill="none"
      stroke={colour}
      strokeOpacity={opacity}
      strokeWidth={width}
      strokeLinecap="round"
    />
  )
}

/** A dot as the map draws it, for its legend. */
export function LevelMark({ level }: { level: number }) {
  const { width, colour, opacity } = looks[level] ?? looks[0]
  return (
    <svg width="14" height="14" viewBox="-6 -6 12 12" aria-hidden="true">
      <circle r={width / 2} fill={colour} fillOpacity={opacity} />
    </svg>
  )
}
