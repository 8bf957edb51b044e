import { useLanguage } from '../../../lib/i18n.ts'
import { pricingEn } from './pricing.en.ts'
import { pricingIt } from './pricing.it.ts'

export function usePricingTexts() {
  return { it: pricingIt, en: pricingEn }[useLanguage()]
}
