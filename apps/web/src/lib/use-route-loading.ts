import { useLocation, useNavigation } from 'react-router'

/** Whether the next screen's code is loading; nothing is shown meanwhile. */
export function useRouteLoading(): boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next !== undefined && next.pathname !== pathname
}
