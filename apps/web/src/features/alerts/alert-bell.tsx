import { useInfiniteQuery } from '@tanstack/react-query'
import { maxUnread } from '@vedetta/contracts/notify/alert-list'
import { Bell } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { LazyPopup } from '../../ui/overlays/lazy-popup.tsx'
import { alertsQuery } from './alert-list.api.ts'
import { useNewAlerts } from './use-new-alerts.ts'

const AlertPopover = lazy(async () => ({ default: (await import('./alert-popover.tsx')).AlertPopover }))

/** The header's bell: how many alerts are unread, and their list. */
export function AlertBell() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useInfiniteQuery(alertsQuery)
  const arrival = useNewAlerts(data !== undefined)
  const unread = data?.pages[0]?.unread ?? 0
  const textOf = (count: number) =>
    count >= maxUnread ? `${formatNumber(maxUnread - 1, language)}+` : formatNumber(count, language)
  const text = textOf(unread)
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      className="relative grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink"
    >
      <Bell className="size-5" aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-0.5 -right-1 min-w-4 rounded-full bg-brand px-1 text-center font-semibold text-2xs text-on-brand leading-4 tabular-nums"
        >
          {text}
        </span>
      )}
      <span className="sr-only">{unread > 0 ? t('alerts.unread', { n: text }) : t('alerts.title')}</span>
    </button>
  )
  return (
    <>
      <LazyPopup trigger={button}>
        {(startsOpen) => <AlertPopover trigger={button} startsOpen={startsOpen} />}
      </LazyPopup>
      <span aria-live="polite" className="sr-only">
        {arrival && (
          <span key={arrival.id}>{t('alerts.arrived', { count: arrival.count, n: textOf(arrival.count) })}</span>
        )}
      </span>
    </>
  )
}
