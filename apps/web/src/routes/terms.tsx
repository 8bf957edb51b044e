import { LegalPage } from '../features/public/legal/legal-page.tsx'
import { termsEn } from '../features/public/legal/terms.en.ts'
import { termsIt } from '../features/public/legal/terms.it.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useSite } from '../lib/site.ts'

export function Component() {
  const texts = { it: termsIt, en: termsEn }[useLanguage()]
  return <LegalPage texts={texts(useSite())} />
}
