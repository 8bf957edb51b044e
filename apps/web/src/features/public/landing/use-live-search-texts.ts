import { useLanguage } from '../../../lib/i18n.ts'
import { liveSearchEn } from './live-search.en.ts'
import { liveSearchIt } from './live-search.it.ts'

export function useLiveSearchTexts() {
  return { it: liveSearchIt, en: liveSearchEn }[useLanguage()]
}
