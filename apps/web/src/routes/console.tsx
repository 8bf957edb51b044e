import { type ConsoleScreen, consolePath, consoleScreenNames } from '@vedetta/contracts/operator/screens'
import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ConsoleFrame } from '../features/operator/frame/console-frame.tsx'
import { LoadingLines } from '../ui/pages/loading-lines.tsx'

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const components: Record<ConsoleScreen, ComponentType> = {
  watch: screen(async () => (await import('./watch.tsx')).Component),
  requests: screen(async () => (await import('./requests.tsx')).Component),
  sites: screen(async () => (await import('../features/operator/sites/sites-screen.tsx')).SitesScreen),
  held: screen(async () => (await import('../features/operator/held/held-screen.tsx')).HeldScreen),
  queues: screen(async () => (await import('../features/operator/queues/queues-screen.tsx')).QueuesScreen),
  'opt-outs': screen(async () => (await import('../features/operator/opt-outs/opt-outs-screen.tsx')).OptOutsScreen),
  people: screen(async () => (await import('../features/operator/people/people-screen.tsx')).PeopleScreen),
  licences: screen(async () => (await import('../features/operator/licences/licences-screen.tsx')).LicencesScreen),
  switches: screen(async () => (await import('../features/operator/switches/switches-screen.tsx')).SwitchesScreen),
  audit: screen(async () => (await import('../features/operator/audit/audit-screen.tsx')).AuditScreen),
}

/** One route for all screens of the console, so that its navigation stays while the next screen's code is loading. */
export function Component() {
  const { pathname } = useLocation()
  const current = consoleScreenNames.find((each) => consolePath(each) === pathname)
  const Screen = current && components[current]
  if (!Screen) return <Navigate to={consolePath('watch')} replace />
  return (
    <ConsoleFrame screen={current}>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </ConsoleFrame>
  )
}

function Loading() {
  return (
    <div className="px-4 py-5 sm:px-5">
      <LoadingLines count={5} />
    </div>
  )
}
