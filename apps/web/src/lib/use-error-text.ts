import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from './api-client.ts'
import { errorTexts, loadErrors, onErrorTexts } from './error-texts.ts'
import { afterFirstView } from './first-view.ts'
import { useLanguage } from './i18n.ts'

/** The text of an error code, or of a notice that came with a success. A failed call has loaded the texts. */
export function useErrorText(): (code: ApiErrorCode | NoticeCode) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  useSyncExternalStore(onErrorTexts, errorTexts, errorTexts)
  useEffect(() => {
    // A failure to load is the next call's failure too, which says so.
    afterFirstView(loadErrors).catch(() => undefined)
  }, [])
  return (code) => (code === 'network_error' ? t('errors.network') : (errorTexts()?.[code][language] ?? ''))
}
