import { useLanguage } from '../../../lib/i18n.ts'
import { layoutEn } from './layout.en.ts'
import { layoutIt } from './layout.it.ts'

export function useLayoutTexts() {
  return { it: layoutIt, en: layoutEn }[useLanguage()]
}
