import { routes } from '@vedetta/contracts/calls/routes'
import { clsx } from 'clsx'
import { useLocation } from 'react-router'

/** On narrow screens the tabs of the positions area are a row of their own, under the rest of the header. */
const rowClass =
  'max-xl:order-last max-xl:-mx-4 max-xl:h-11 max-xl:basis-[calc(100%+32px)] max-xl:overflow-x-auto max-xl:border-line max-xl:border-t max-xl:px-1 max-xl:[scrollbar-width:none] sm:max-xl:-mx-5 sm:max-xl:basis-[calc(100%+40px)]'

export function tabStripClass({ isHere, isAnyOpen }: { isHere: boolean; isAnyOpen: boolean }): string {
  return clsx(
    'flex h-full',
    isHere ? rowClass : 'max-xl:h-14 max-xl:[&>a:not(:first-child)]:hidden',
    // On a phone the open position fills the page.
    isHere && isAnyOpen && 'max-lg:hidden',
  )
}

/** Takes the room of the tabs while their code loads: a list that is already read must not move. */
export function TabStripRoom() {
  const { pathname, search } = useLocation()
  if (pathname !== routes.positions) return null
  const parameters = new URLSearchParams(search)
  const isAnyOpen = parameters.has('position') || parameters.has('company')
  return <div data-strip className={tabStripClass({ isHere: true, isAnyOpen })} />
}
