import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { UrlSearchState } from '../use-search-state.ts'

export type Opening = Pick<UrlSearchState, 'hrefOfPosition' | 'openPosition'>

type PositionLinkProps = {
  positionID: string
  opening: Opening
  title?: string
  className?: string
  children: ReactNode
}

/** Opens a position where it stands; with a modifier key, in a window of its own. */
export function PositionLink({ positionID, opening, children, ...attributes }: PositionLinkProps) {
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opening.openPosition(positionID)
  }

  return (
    <Link to={opening.hrefOfPosition(positionID)} onClick={open} {...attributes}>
      {children}
    </Link>
  )
}
