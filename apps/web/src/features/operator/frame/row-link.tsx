import type { ReactNode } from 'react'
import { Link } from 'react-router'

type RowLinkProps = { to: string; title: string; text?: ReactNode }

/** The first cell of a row: its link, which the keyboard moves to, above its second line. */
export function RowLink({ to, title, text }: RowLinkProps) {
  return (
    <>
      <Link
        to={to}
        title={title}
        className="block truncate rounded-sm font-medium leading-[18px] outline-offset-0 max-lg:whitespace-normal max-lg:py-0.5"
      >
        {title}
      </Link>
      {text && <div className="truncate text-muted text-xs leading-4 max-lg:whitespace-normal">{text}</div>}
    </>
  )
}
