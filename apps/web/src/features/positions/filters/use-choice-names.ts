import type { Language } from '@vedetta/contracts/labels'
import type { AtecoOption } from '@vedetta/contracts/reference'
import { useMemo } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'

/** Making one takes milliseconds. */
const languageNames = {
  it: new Intl.DisplayNames('it', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
} as const satisfies Record<Language, Intl.DisplayNames>

/** How codes that the interface's own texts do not hold are read. */
export function useChoiceNames() {
  const language = useLanguage()
  return useMemo(
    () => ({
      /** As a list shows it: "Tedesco". */
      language: (code: string) => capitalised(languageNames[language].of(code) ?? code),
      /** A code stands for itself until its title has come. */
      ateco: (code: string, known: AtecoOption | undefined) =>
        known ? `${code} ${(language === 'en' && known.en) || known.it}` : code,
    }),
    [language],
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
