import type { Language } from '@vedetta/contracts/text/labels'
import { useSessionLanguage } from '../../domain/session-hint.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** The language that links to public pages lead to: the signed-in user's, else the current page's. */
export function usePageLanguage(): Language {
  const current = useLanguage()
  return useSessionLanguage() ?? current
}
