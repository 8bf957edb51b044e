import { useLanguage } from '../../../lib/i18n.ts'
import { caseStudiesEn } from './case-studies.en.ts'
import { caseStudiesIt } from './case-studies.it.ts'

export function useCaseTexts() {
  return { it: caseStudiesIt, en: caseStudiesEn }[useLanguage()]
}
