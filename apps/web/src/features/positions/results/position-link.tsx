import type { ReactNode } from 'react'
import { InPlaceLink } from '../../../ui/pages/in-place-link.tsx'
import type { UrlSearchState } from '../use-search-state.ts'

export type PositionNavigation = Pick<UrlSearchState, 'hrefOfPosition' | 'openPosition'>

type PositionLinkProps = {
  positionID: string
  navigation: PositionNavigation
  title?: string
  className?: string
  children: ReactNode
}

export function PositionLink({ positionID, navigation, ...link }: PositionLinkProps) {
  return (
    <InPlaceLink
      to={navigation.hrefOfPosition(positionID)}
      onOpen={() => navigation.openPosition(positionID)}
      {...link}
    />
  )
}
