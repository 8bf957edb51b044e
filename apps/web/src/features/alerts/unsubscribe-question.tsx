import { useQueryClient } from '@tanstack/react-query'
import { unsubscribeAlerts } from '@vedetta/contracts/notify/alert-settings'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { alertSettingsKey } from './alerts.api.ts'

type UnsubscribeQuestionProps = { token: string; onDone: () => void; onKeep: () => void }

/** Unsubscribes on a click only: mail programs and scanners open links by themselves. */
export function UnsubscribeQuestion({ token, onDone, onKeep }: UnsubscribeQuestionProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useCall(unsubscribeAlerts, async () => {
    await queryClient.invalidateQueries({ queryKey: alertSettingsKey(token) })
    onDone()
  })
  return (
    <>
      <FormError code={error?.code} />
      <div className="grid gap-2">
        <Button busy={isPending} onClick={() => mutate({ token })}>
          {t('digests.unsubscribe')}
        </Button>
        <Button look="quiet" onClick={onKeep}>
          {t('digests.keep')}
        </Button>
      </div>
    </>
  )
}
