import { RequestTabs } from '../features/requests/request-tabs.tsx'

export function Component() {
  return (
    <div className="max-w-5xl px-4 pt-2 sm:px-5">
      <RequestTabs />
    </div>
  )
}
