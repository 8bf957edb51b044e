import { useTranslation } from 'react-i18next'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** Says that no bell rings while alerts are off in the settings. */
export function AlertsOffBanner({ onTurnOn }: { onTurnOn: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="warning"
      action={
        <Button look="plain" size="small" onClick={onTurnOn}>
          {t('bells.turnAlertsOn')}
        </Button>
      }
    >
      {t('bells.alertsOff')}
    </Banner>
  )
}
