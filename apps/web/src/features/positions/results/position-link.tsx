import type { ReactNode } from 'react'
import { InPlaceLink } from '../../../ui/in-place-link.tsx'
import type { UrlSearchState } from '../use-search-state.ts'

export type Opening = Pick<UrlSearchState, 'hrefOfPosition' | 'openPosition'>

type PositionLinkProps = {
  positionID: string
  opening: Opening
  title?: string
  className?: string
  children: ReactNode
}

export function PositionLink({ positionID, opening, ...link }: PositionLinkProps) {
  return (
    <InPlaceLink to={opening.hrefOfPosition(positionID)} onOpen={() => opening.openPosition(positionID)} {...link} />
  )
}
