import { CaseListPage } from '../features/public/case-study/case-list-page.tsx'

export function Component() {
  return <CaseListPage />
}
