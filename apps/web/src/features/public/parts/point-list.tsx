import { clsx } from 'clsx'

export type Point = { title: string; text: string }

/** Points of equal weight in columns. */
export function PointList({ points, columns = 3 }: { points: readonly Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={clsx('grid gap-x-8 gap-y-8 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-ink border-t-2 pt-4">
          <h3 className="font-semibold text-[17px] tracking-tight">{title}</h3>
          <p className="mt-1.5 text-[15px] text-ink/85">{text}</p>
        </li>
      ))}
    </ul>
  )
}
