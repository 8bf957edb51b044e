import { useLanguage } from '../../../lib/i18n.ts'
import { mapEn } from './map.en.ts'
import { mapIt } from './map.it.ts'

export function useMapTexts() {
  return { it: mapIt, en: mapEn }[useLanguage()]
}
