import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'

/** Links to the terms in another tab, so that the form keeps its values. */
export function TermsLinks() {
  const { t } = useTranslation()
  const language = useLanguage()
  const links = [
    [routes.terms, t('auth.readTerms')],
    [routes.privacy, t('auth.readPrivacy')],
  ] as const
  return (
    <span className="flex flex-wrap gap-x-4">
      {links.map(([path, label]) => (
        <a
          key={path}
          href={localPath(path, language)}
          target="_blank"
          rel="noreferrer"
          className="rounded-sm underline underline-offset-2 hover:text-ink"
        >
          {label}
        </a>
      ))}
    </span>
  )
}
