import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import type { Alert } from '@vedetta/contracts/notify/alert-list'
import { readings } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { placeLabel } from '../../domain/place-label.ts'
import { useTerritories } from '../../domain/use-territories.ts'
import { formatAgo, formatDate, formatInstant } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../../ui/controls/pill.tsx'

/** A position that was told, which opens in the inbox. */
export function AlertEntry({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const territories = useTerritories()
  const { alertNo, position, filters, closedAt, isUnsure, isRead } = alert
  const [place, ...otherPlaces] = position.places
  const foundAt = new Date(alert.foundAt)
  return (
    <li className={clsx('relative px-4 py-3 hover:bg-hover', !isRead && 'bg-brand-soft/50')}>
      <Link
        to={inboxLinks.position(position.positionID)}
        onClick={onOpen}
        className={clsx(
          'break-words rounded-sm after:absolute after:inset-0',
          isRead ? 'font-medium' : 'font-semibold',
        )}
      >
        {!isRead && <span className="sr-only">{t('alerts.new')} </span>}
        {position.name}
      </Link>
      <p className="mt-0.5 break-words text-sm">
        {position.company.name}
        {place && (
          <span className="text-muted">
            {' '}
            · {placeLabel(place, territories)}
            {otherPlaces.length > 0 && ` +${otherPlaces.length}`}
          </span>
        )}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-muted text-xs">
        {isUnsure && <Pill tone="neutral">{readings.unsure[language]}</Pill>}
        {closedAt && <Pill tone="no">{t('saved.closed', { day: formatDate(new Date(closedAt), language) })}</Pill>}
        <time dateTime={alert.foundAt} title={formatInstant(foundAt, language)} className="relative">
          {formatAgo(foundAt, new Date(), language)}
        </time>
      </div>
      {filters.length > 0 && (
        <p className="relative mt-0.5 w-fit break-words text-muted text-xs">
          {filters.map(({ filterID, name }, at) => (
            <Fragment key={filterID}>
              {at > 0 && ', '}
              <Link
                to={inboxLinks.filterOfAlert(filterID, alertNo)}
                onClick={onOpen}
                className="rounded-sm underline-offset-2 hover:text-ink hover:underline"
              >
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  )
}
