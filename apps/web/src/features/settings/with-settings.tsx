import { useQuery } from '@tanstack/react-query'
import type { Settings } from '@vedetta/contracts/customers/settings'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../domain/settings.ts'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'

/** Renders its children once the settings are loaded. */
export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(settingsQuery)
  if (data) return children(data)
  if (error) return <ErrorState title={t('settings.failed')} code={error.code} onRetry={() => void refetch()} />
  return <LoadingLines />
}
