import { useSite } from '../domain/site.ts'
import { LegalPage } from '../features/public/legal/legal-page.tsx'
import { privacyEn } from '../features/public/legal/privacy.en.ts'
import { privacyIt } from '../features/public/legal/privacy.it.ts'
import { useLanguage } from '../lib/i18n.ts'

export function Component() {
  const texts = { it: privacyIt, en: privacyEn }[useLanguage()]
  return <LegalPage texts={texts(useSite())} />
}
