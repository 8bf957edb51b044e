import { useSite } from '../domain/site.ts'
import { CookieChoiceSection, useCookieSection } from '../features/public/cookies/cookie-choice-section.tsx'
import { cookiesEn } from '../features/public/legal/cookies.en.ts'
import { cookiesIt } from '../features/public/legal/cookies.it.ts'
import { LegalPage } from '../features/public/legal/legal-page.tsx'
import { useLanguage } from '../lib/i18n.ts'

export function Component() {
  const texts = { it: cookiesIt, en: cookiesEn }[useLanguage()]
  return (
    <LegalPage texts={texts(useSite())} extraSections={[useCookieSection()]}>
      <CookieChoiceSection />
    </LegalPage>
  )
}
