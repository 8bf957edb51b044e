import { CasePage } from '../features/public/case-study/case-page.tsx'

export function Component() {
  return <CasePage />
}
