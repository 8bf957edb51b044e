import { Popover } from '@base-ui/react/popover'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { BellRing } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTurnAlertsOn } from '../../domain/use-alerts-off.ts'
import { AlertsOffBanner } from '../../ui/controls/alerts-off-banner.tsx'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState, State } from '../../ui/pages/states.tsx'
import { AlertEntry } from './alert-entry.tsx'
import { alertsQuery, bellsQuery, useReadAlerts } from './alert-list.api.ts'

type AlertPopoverProps = { trigger: ReactElement<Record<string, unknown>>; startsOpen: boolean }

export function AlertPopover({ trigger, startsOpen }: AlertPopoverProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className="z-40 outline-none" sideOffset={14} collisionPadding={12} align="end">
          <Popover.Popup className="flex max-h-[min(var(--available-height),560px)] w-[min(400px,calc(100vw-24px))] flex-col rounded-lg border border-edge/60 bg-card outline-none">
            <div className="flex items-baseline justify-between gap-3 border-line border-b px-4 py-3">
              <Popover.Title className="font-semibold text-[15px]">{t('alerts.title')}</Popover.Title>
              <Link
                to={`${routes.positions}?tab=filters`}
                onClick={() => setOpen(false)}
                className="font-medium text-brand text-sm hover:underline"
              >
                {t('alerts.toFilters')}
              </Link>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain">
              <AlertList onLeave={() => setOpen(false)} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function AlertList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(alertsQuery)
  const pages = data?.pages ?? []
  useReadAlerts(pages)
  const { data: bells } = useQuery(bellsQuery)
  const turnOn = useTurnAlertsOn()
  if (!data && error) return <ErrorState title={t('alerts.failed')} code={error.code} onRetry={() => void refetch()} />
  if (!data || bells === undefined)
    return (
      <div className="px-4 py-4">
        <LoadingLines count={3} />
      </div>
    )
  const alerts = pages.flatMap((page) => page.alerts)
  const off = turnOn && bells > 0 && (
    <div className="p-3">
      <AlertsOffBanner onTurnOn={turnOn} />
    </div>
  )
  if (alerts.length === 0)
    return (
      <>
        {off}
        <State
          icon={<BellRing aria-hidden="true" />}
          title={t('alerts.none')}
          text={bells === 0 ? t('alerts.noneText') : off ? t('alerts.whenOn') : t('alerts.ringing', { count: bells })}
        >
          <Link
            to={`${routes.positions}?tab=filters`}
            onClick={onLeave}
            className={buttonClass({ look: 'plain', size: 'small' })}
          >
            {t('alerts.toFilters')}
          </Link>
        </State>
      </>
    )
  return (
    <>
      {off}
      <ul aria-label={t('alerts.title')} className="divide-y divide-line/60">
        {alerts.map((alert) => (
          <AlertEntry key={alert.alertNo} alert={alert} onOpen={onLeave} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="border-line border-t p-2">
          <Button
            look="quiet"
            size="small"
            className="w-full"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('alerts.more')}
          </Button>
        </div>
      )}
    </>
  )
}
