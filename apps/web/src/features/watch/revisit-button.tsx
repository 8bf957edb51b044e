import { useQueryClient } from '@tanstack/react-query'
import { type HeldSite, revisitHeld } from '@vedetta/contracts/watch/watch-status'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { watchQuery } from './watch.api.ts'

export function RevisitButton({ site: { sourceNo, url } }: { site: HeldSite }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const resultToast = useResultToast()
  const { mutate, isPending } = useCall(revisitHeld, () => client.invalidateQueries({ queryKey: watchQuery.queryKey }))
  return (
    <Button
      look="plain"
      size="small"
      busy={isPending}
      aria-label={t('watch.held.lookAt', { site: url })}
      onClick={() => mutate({ sourceNo }, resultToast({ done: t('watch.held.done'), failed: t('watch.held.notDone') }))}
    >
      {t('watch.held.look')}
    </Button>
  )
}
