import { useQueryClient } from '@tanstack/react-query'
import { type AlertSettings, stopReasons, updateAlertSettings } from '@vedetta/contracts/notify/alert-settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useCall } from '../../lib/use-call.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { DigestTimes, type DigestTimesValue } from '../../ui/forms/digest-times.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { alertSettingsKey } from './alerts.api.ts'

type AlertTimesFormProps = { token: string; settings: AlertSettings; onStop: () => void }

/** When digests come. Saving sends them again if they were stopped. */
export function AlertTimesForm({ token, settings, onStop }: AlertTimesFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { frequency, alertDays, alertHour, hasInstantAlerts, isOn, stopReason, nextDigest } = settings
  const [times, setTimes] = useState<DigestTimesValue>({ frequency, alertDays, alertHour })
  const [instantAlerts, setInstantAlerts] = useState(settings.instantAlerts)
  const { mutate, isPending, isSuccess, error } = useCall(updateAlertSettings, (saved) =>
    queryClient.setQueryData(alertSettingsKey(token), saved),
  )
  return (
    <>
      {isSuccess && isOn ? (
        <Banner tone="success">
          {nextDigest
            ? t('digests.savedNext', { moment: formatDateTime(new Date(nextDigest), language) })
            : t('digests.saved')}
        </Banner>
      ) : (
        !isOn && <Banner tone="warning">{stopReason ? stopReasons[stopReason][language] : t('digests.off')}</Banner>
      )}
      <DigestTimes value={times} onChange={setTimes} />
      {hasInstantAlerts && (
        <Checkbox
          label={t('digests.instant')}
          hint={t('digests.instantHint')}
          checked={instantAlerts}
          onChange={(event) => setInstantAlerts(event.target.checked)}
        />
      )}
      <FormError code={error?.code} />
      <div className="grid gap-2">
        <Button busy={isPending} onClick={() => mutate({ token, ...times, instantAlerts })}>
          {isOn ? t('digests.save') : t('digests.resume')}
        </Button>
        {isOn && (
          <Button look="quiet" onClick={onStop}>
            {t('digests.stop')}
          </Button>
        )}
      </div>
    </>
  )
}
