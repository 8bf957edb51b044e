import { useLocation, useNavigation } from 'react-router'

/** Whether the code of another screen is on its way; nothing is shown in the meantime. */
export function useRouteLoading(): boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next !== undefined && next.pathname !== pathname
}
