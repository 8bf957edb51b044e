import { useSite } from '../domain/site.ts'
import { dataAgreementEn } from '../features/public/legal/data-agreement.en.ts'
import { dataAgreementIt } from '../features/public/legal/data-agreement.it.ts'
import { LegalPage } from '../features/public/legal/legal-page.tsx'
import { useLanguage } from '../lib/i18n.ts'

export function Component() {
  const texts = { it: dataAgreementIt, en: dataAgreementEn }[useLanguage()]
  return <LegalPage texts={texts(useSite())} />
}
