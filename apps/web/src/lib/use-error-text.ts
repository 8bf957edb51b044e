import { errors } from '@vedetta/contracts/errors'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from './api-client.ts'
import { useLanguage } from './i18n.ts'

export function useErrorText(): (code: ApiErrorCode) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (code) => (code === 'network_error' ? t('errors.network') : errors[code][language])
}
