import { useTranslation } from 'react-i18next'
import { WatchOverview } from '../features/watch/watch-overview.tsx'

export function Component() {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-16 sm:px-5 sm:pt-8">
      <title>{`${t('watch.title')} · Vedetta`}</title>
      <h1 className="mb-5 font-semibold text-2xl tracking-tight">{t('watch.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <WatchOverview />
      </div>
    </main>
  )
}
