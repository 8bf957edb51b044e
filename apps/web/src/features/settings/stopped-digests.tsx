import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAlertState, resumeAlerts, stopReasons } from '@vedetta/contracts/notify/alert-settings'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../../lib/api-query.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'

const alertStateQuery = queryOptions({
  queryKey: ['alert state'],
  queryFn: ({ signal }) => fetchFromApi(getAlertState, {}, signal),
})

/** Why digests stopped, and a button that starts them again; nothing while they are sent. */
export function StoppedDigests() {
  const { t } = useTranslation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const resultToast = useResultToast()
  const { data } = useQuery(alertStateQuery)
  const { mutate, isPending } = useCall(resumeAlerts, (state) =>
    queryClient.setQueryData(alertStateQuery.queryKey, state),
  )
  if (!data?.stopReason) return null
  const texts = { done: t('digests.resumed'), failed: t('digests.notResumed') }
  return (
    <Banner
      tone="warning"
      action={
        <Button look="plain" size="small" busy={isPending} onClick={() => mutate({}, resultToast(texts))}>
          {t('digests.startAgain')}
        </Button>
      }
    >
      {stopReasons[data.stopReason][language]}
    </Banner>
  )
}
