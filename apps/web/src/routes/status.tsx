import { StatusPage } from '../features/public/status/status-page.tsx'

export function Component() {
  return <StatusPage />
}
