import { useLanguage } from '../../../lib/i18n.ts'
import { contactEn } from './contact.en.ts'
import { contactIt } from './contact.it.ts'

export function useContactTexts() {
  return { it: contactIt, en: contactEn }[useLanguage()]
}
