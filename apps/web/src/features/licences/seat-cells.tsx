import type { LicenceDetails } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'

/** A seat that is assigned, or reserved by an invite. */
export type TakenSeat = LicenceDetails['seats'][number] & { email: string }

type SeatProps = { seat: TakenSeat }

type SeatActions = {
  onRevoke: (seatID: string, email: string) => void
  onCancel: (inviteID: string, email: string) => void
}

export function PersonCell({ seat: { email, name } }: SeatProps) {
  return (
    <>
      <div className="truncate font-medium leading-[18px] max-lg:whitespace-normal" title={email}>
        {email}
      </div>
      {name && <div className="truncate text-muted text-xs leading-4 max-lg:whitespace-normal">{name}</div>}
    </>
  )
}

export function StatusCell({ seat }: SeatProps) {
  const { t } = useTranslation()
  if (seat.status === 'expired') return <Pill tone="no">{t('licences.status.expired')}</Pill>
  if (seat.inviteID) return <Pill tone="new">{t('licences.status.invited')}</Pill>
  return <Pill tone="brand">{t('licences.status.assigned')}</Pill>
}

export function AssignedCell({ seat: { assignedAt } }: SeatProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!assignedAt) return null
  return (
    <span className="whitespace-nowrap max-lg:text-muted">
      <span className="lg:hidden">{t('licences.users.since')} </span>
      {formatDate(new Date(assignedAt), language)}
    </span>
  )
}

type CountProps = SeatProps & { label: string; name: 'sessions' | 'searches' | 'leads' | 'exports' }

export function CountCell({ seat, label, name }: CountProps) {
  const language = useLanguage()
  if (!seat.seatID) return null
  return (
    <>
      <span className="text-muted lg:hidden">{label} </span>
      {formatNumber(seat[name], language)}
    </>
  )
}

export function SeatActionsCell({
  seat: { seatID, inviteID, email, revocableAt },
  onRevoke,
  onCancel,
}: SeatProps & SeatActions) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (inviteID) {
    return (
      <Button
        look="plain"
        size="tiny"
        aria-label={t('licences.users.cancelOf', { email })}
        onClick={() => onCancel(inviteID, email)}
      >
        {t('licences.users.cancel')}
      </Button>
    )
  }
  if (!seatID) return null
  if (revocableAt && new Date(revocableAt) > new Date()) {
    return (
      <span className="whitespace-nowrap text-muted text-xs">
        {t('licences.users.revocableFrom', { day: formatDate(new Date(revocableAt), language) })}
      </span>
    )
  }
  return (
    <Button
      look="plain"
      size="tiny"
      className="text-no"
      aria-label={t('licences.users.revokeOf', { email })}
      onClick={() => onRevoke(seatID, email)}
    >
      {t('licences.users.revoke')}
    </Button>
  )
}
