import { WatchOverview } from '../features/watch/watch-overview.tsx'

export function Component() {
  return (
    <div className="grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 sm:px-5">
      <WatchOverview />
    </div>
  )
}
