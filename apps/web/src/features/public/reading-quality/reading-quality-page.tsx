import { readingQuality } from '@vedetta/contracts/watch/reading-quality'
import { useLanguage } from '../../../lib/i18n.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import { readingQualityEn } from './reading-quality.en.ts'
import { readingQualityIt } from './reading-quality.it.ts'

/** How well sites are read, in the figures that the benches wrote. */
export function ReadingQualityPage() {
  const language = useLanguage()
  return <LegalPage texts={{ it: readingQualityIt, en: readingQualityEn }[language](readingQuality.rows)} isUndated />
}
