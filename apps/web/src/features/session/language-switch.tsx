import { languages } from '@vedetta/contracts/text/labels'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from '../../domain/profile.ts'
import { languageNames, useLanguage } from '../../lib/i18n.ts'

/** For visitors; signed-in users find it in the account menu. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const current = useLanguage()
  const changeLanguage = useChangeLanguage()
  return (
    <fieldset className="flex gap-0.5">
      <legend className="sr-only">{t('header.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={languageNames[language]}
          aria-pressed={language === current}
          onClick={() => changeLanguage(language)}
          className="h-8 min-w-9 rounded-md px-2 font-medium text-muted text-xs uppercase transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink"
        >
          {language} <span className="sr-only">{languageNames[language]}</span>
        </button>
      ))}
    </fieldset>
  )
}
