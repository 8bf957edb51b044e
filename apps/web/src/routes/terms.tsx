import { useSite } from '../domain/site.ts'
import { LegalPage } from '../features/public/legal/legal-page.tsx'
import { termsEn } from '../features/public/legal/terms.en.ts'
import { termsIt } from '../features/public/legal/terms.it.ts'
import { useLanguage } from '../lib/i18n.ts'

export function Component() {
  const texts = { it: termsIt, en: termsEn }[useLanguage()]
  return <LegalPage texts={texts(useSite())} />
}
