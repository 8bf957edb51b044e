import { ReadingQualityPage } from '../features/public/reading-quality/reading-quality-page.tsx'

export function Component() {
  return <ReadingQualityPage />
}
