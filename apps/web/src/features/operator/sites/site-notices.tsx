import type { OperatorSiteDetail } from '@vedetta/contracts/operator/sites'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Banner } from '../../../ui/controls/banner.tsx'

/** Why the site is not simply watched, in words. */
export function SiteNotices({ site }: { site: OperatorSiteDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const moment = (instant: string) => formatMoment(new Date(instant), new Date(), language)
  const { pause, optOut, hostPausedUntil, contradiction } = site
  const held = site.sources.filter(({ hold }) => hold !== null)
  return (
    <div className="grid gap-2 empty:hidden">
      {pause && (
        <Banner tone="info" title={t('operator.notices.paused', { moment: moment(pause.since) })}>
          {t('operator.notices.pausedBy', { by: pause.by ?? t('operator.deletedAccount'), reason: pause.reason })}
        </Banner>
      )}
      {optOut && (
        <Banner tone="info" title={t('operator.notices.optedOut', { host: optOut.host, moment: moment(optOut.since) })}>
          {optOut.reason}
        </Banner>
      )}
      {held.map(
        ({ sourceNo, hold }) =>
          hold && (
            <Banner
              key={sourceNo}
              tone="warning"
              title={t('operator.notices.held', {
                gone: formatNumber(hold.gone, language),
                ofOpen: formatNumber(hold.ofOpen, language),
              })}
            >
              {t('operator.notices.heldText', { moment: moment(hold.since) })}
            </Banner>
          ),
      )}
      {hostPausedUntil && (
        <Banner tone="info">{t('operator.notices.askedToWait', { moment: moment(hostPausedUntil) })}</Banner>
      )}
      {contradiction && (
        <Banner tone="warning" title={t('operator.notices.contradiction', { vat: contradiction.vat })}>
          {contradiction.quote && `«${contradiction.quote}»`}
        </Banner>
      )}
    </div>
  )
}
