import type { ReactNode } from 'react'
import { dotStep, italyDots } from './italy-dots.ts'

/** The dots of each level, from 0 to 5: larger and stronger with the level. */
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
  /** By province code; a missing province has level 0. */
  levels: ReadonlyMap<string, number>
  /** Code of the province to outline. */
  highlighted?: string | undefined
  /** Wraps a province's dots, for example in a link. */
  wrapDots: (province: string, dots: ReactNode) => ReactNode
}

/** Italy in dots, coloured by province. Hidden from screen readers: needs a table beside it. */
export function ProvinceMap({ levels, highlighted, wrapDots }: ProvinceMapProps) {
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} className="block h-auto w-full" aria-hidden="true">
      {highlighted && <Dots province={highlighted} width={12.5} colour="var(--ink)" />}
      {[...pathByProvince.keys()].map((province) => {
        const look = looks[levels.get(province) ?? 0] ?? looks[0]
        return wrapDots(
          province,
          <g key={province}>
            {province === highlighted && <Dots province={province} width={9.5} colour="var(--card)" />}
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

/** A dot of the map's legend. */
export function LegendDot({ level }: { level: number }) {
  const { width, colour, opacity } = looks[level] ?? looks[0]
  return (
    <svg width="14" height="14" viewBox="-6 -6 12 12" aria-hidden="true">
      <circle r={width / 2} fill={colour} fillOpacity={opacity} />
    </svg>
  )
}
