import { languages } from '@vedetta/contracts/labels'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '../lib/i18n.ts'

const names = { it: 'Italiano', en: 'English' } as const

export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation()
  const current = useLanguage()
  return (
    <fieldset className={clsx('flex gap-0.5', className)}>
      <legend className="sr-only">{t('header.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={names[language]}
          aria-label={names[language]}
          aria-pressed={language === current}
          onClick={() => changeLanguage(language)}
          className="h-8 min-w-9 rounded-md px-2 font-medium text-muted text-xs uppercase transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink"
        >
          {language}
        </button>
      ))}
    </fieldset>
  )
}
