import { errors, type NoticeCode, notices } from '@vedetta/contracts/errors'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from './api-client.ts'
import { useLanguage } from './i18n.ts'

const texts = { ...errors, ...notices }

/** The text of an error code, or of a notice that came with a success. */
export function useErrorText(): (code: ApiErrorCode | NoticeCode) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (code) => (code === 'network_error' ? t('errors.network') : texts[code][language])
}
