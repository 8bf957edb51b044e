import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../frame/reason-dialog.tsx'
import type { SiteActs } from './use-site-acts.ts'

export function SiteDialogs({ acts: { pausing } }: { acts: SiteActs }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      {...pausing.asking}
      title={t('operator.sites.pauseTitle', { host: pausing.chosen?.host ?? '' })}
      text={t('operator.sites.pauseText')}
      submitLabel={t('operator.sites.pause')}
    />
  )
}
