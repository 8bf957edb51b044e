import { useLanguage } from '../../../lib/i18n.ts'
import { landingEn } from './landing.en.ts'
import { landingIt } from './landing.it.ts'

export function useLandingTexts() {
  return { it: landingIt, en: landingEn }[useLanguage()]
}
