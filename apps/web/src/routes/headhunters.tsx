import { headhuntersEn } from '../features/public/headhunters/headhunters.en.ts'
import { headhuntersIt } from '../features/public/headhunters/headhunters.it.ts'
import { AudiencePage } from '../features/public/parts/audience-page.tsx'
import { useLanguage } from '../lib/i18n.ts'

export function Component() {
  return <AudiencePage {...{ it: headhuntersIt, en: headhuntersEn }[useLanguage()]} />
}
