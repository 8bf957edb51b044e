import type { AtecoOption } from '@vedetta/contracts/search/reference'
import { languageLabel } from '@vedetta/contracts/text/language-names'
import { useMemo } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'

/** Names of codes that are not among the interface's texts. */
export function useChoiceNames() {
  const language = useLanguage()
  return useMemo(
    () => ({
      language: (code: string) => languageLabel(code, language),
      /** The bare code until its title is loaded. */
      ateco: (code: string, known: AtecoOption | undefined) =>
        known ? `${code} ${(language === 'en' && known.en) || known.it}` : code,
    }),
    [language],
  )
}
