import { agenciesEn } from '../features/public/agencies/agencies.en.ts'
import { agenciesIt } from '../features/public/agencies/agencies.it.ts'
import { AudiencePage } from '../features/public/parts/audience-page.tsx'
import { useLanguage } from '../lib/i18n.ts'

export function Component() {
  return <AudiencePage {...{ it: agenciesIt, en: agenciesEn }[useLanguage()]} />
}
