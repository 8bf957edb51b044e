import { useTranslation } from 'react-i18next'
import { supportAddress } from '../lib/support.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'

/** For a page whose code could not be loaded, and for one that failed while rendering. */
export function ErrorScreen() {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-3 px-6 text-center">
      <title>{`${t('errorPage.title')} · Vedetta`}</title>
      <Logo />
      <h1 className="mt-5 font-semibold text-2xl tracking-tight">{t('errorPage.title')}</h1>
      <p className="max-w-sm text-muted">{t('errorPage.text')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onClick={() => window.location.reload()}>{t('errorPage.reload')}</Button>
        <a href={`mailto:${supportAddress}`} className={buttonClass({ look: 'plain' })}>
          {t('errorPage.contact')}
        </a>
      </div>
    </main>
  )
}
