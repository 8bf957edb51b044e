import { useId } from 'react'
import { lookOf, type SeriesLook } from './chart-data.ts'

/** Fill of bars that are not plain. */
export function Hatching({ id, colour }: { id: string; colour: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={5} height={5} fill="var(--card)" />
      <rect width={2.2} height={5} fill={colour} />
    </pattern>
  )
}

export function fillOf({ colour, isPlain }: SeriesLook, hatchingId: string): string {
  return isPlain ? colour : `url(#${hatchingId})`
}

/** A series' symbol in the legend. */
export function SeriesMark({ index, shape }: { index: number; shape: 'bar' | 'line' }) {
  const hatchingId = useId()
  const look = lookOf(index)
  return (
    <svg viewBox="0 0 18 12" className="h-3 w-[18px] shrink-0" aria-hidden="true">
      {shape === 'bar' ? (
        <>
          <defs>
            <Hatching id={hatchingId} colour={look.colour} />
          </defs>
          <rect x={3} y={1} width={11} height={10} rx={2} fill={fillOf(look, hatchingId)} stroke={look.colour} />
        </>
      ) : (
        <>
          <path
            d="M0 6H18"
            stroke={look.colour}
            strokeWidth={2}
            strokeDasharray={look.isPlain ? undefined : '4 3'}
            fill="none"
          />
          <LineDot cx={9} cy={6} look={look} />
        </>
      )}
    </svg>
  )
}

/** Circles on a plain line, squares on a dashed one. */
export function LineDot({ cx, cy, look }: { cx: number; cy: number; look: SeriesLook }) {
  return look.isPlain ? (
    <circle cx={cx} cy={cy} r={3} fill={look.colour} />
  ) : (
    <rect x={cx - 3} y={cy - 3} width={6} height={6} fill="var(--card)" stroke={look.colour} strokeWidth={1.5} />
  )
}
