import { SubProcessorsPage } from '../features/public/legal/sub-processors-page.tsx'

export function Component() {
  return <SubProcessorsPage />
}
