import { useTranslation } from 'react-i18next'
import { RequestTabs } from '../features/requests/request-tabs.tsx'

export function Component() {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 pt-6 pb-16 sm:px-5 sm:pt-8">
      <title>{`${t('requests.title')} · Vedetta`}</title>
      <h1 className="mb-3 font-semibold text-2xl tracking-tight">{t('requests.title')}</h1>
      <RequestTabs />
    </main>
  )
}
