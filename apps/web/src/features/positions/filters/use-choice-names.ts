import type { Language } from '@vedetta/contracts/labels'
import type { AtecoOption } from '@vedetta/contracts/reference'
import { useMemo } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'

/** Created once: it takes milliseconds. */
const languageNames = {
  it: new Intl.DisplayNames('it', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
} as const satisfies Record<Language, Intl.DisplayNames>

/** Names of codes that are not among the interface's texts. */
export function useChoiceNames() {
  const language = useLanguage()
  return useMemo(
    () => ({
      /** Capitalised, as in "Tedesco". */
      language: (code: string) => capitalised(languageNames[language].of(code) ?? code),
      /** The bare code until its title is loaded. */
      ateco: (code: string, known: AtecoOption | undefined) =>
        known ? `${code} ${(language === 'en' && known.en) || known.it}` : code,
    }),
    [language],
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
