import { cancelInvite, inviteUser, type LicenceDetails, revokeSeat } from '@vedetta/contracts/customers/licences'
import { inviteValidDays, revokeAfterDays } from '@vedetta/contracts/facts/plans'
import { UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { State } from '../../ui/pages/states.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useRefreshLicences } from './licences.api.ts'
import type { TakenSeat } from './seat-cells.tsx'
import { useSeatColumns } from './use-seat-columns.tsx'

export function LicenceUsers({ licence }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const refresh = useRefreshLicences()
  const [isInviting, setInviting] = useState(false)
  const { licenceID } = licence
  const revoking = useConfirmedCall(revokeSeat, { doneText: t('licences.users.revoked'), onDone: refresh })
  const cancelling = useConfirmedCall(cancelInvite, { doneText: t('licences.users.cancelled'), onDone: refresh })
  const taken = licence.seats.filter((seat): seat is TakenSeat => seat.email !== null)
  const columns = useSeatColumns(licenceID, revoking.openDialog, cancelling.openDialog)
  return (
    <Section
      flush
      title={t('licences.users.title')}
      text={t('licences.users.text', { days: revokeAfterDays })}
      action={
        !licence.expired && (
          <Button look="plain" size="small" onClick={() => setInviting(true)}>
            <UserPlus className="size-4" aria-hidden="true" />
            {t('licences.users.invite')}
          </Button>
        )
      }
    >
      {taken.length > 0 ? (
        <DataTable
          caption={t('licences.users.title')}
          columns={columns}
          rows={taken}
          rowId={(seat) => seat.seatID ?? seat.inviteID ?? seat.email}
          isLoading={false}
        />
      ) : (
        <State
          icon={<Users aria-hidden="true" />}
          title={t('licences.users.none')}
          text={t('licences.users.noneText')}
        />
      )}
      <FreeSeats licence={licence} />
      <InviteDialog
        call={inviteUser}
        licenceID={licenceID}
        open={isInviting}
        onClose={() => setInviting(false)}
        title={t('licences.users.inviteTitle')}
        text={t('licences.users.inviteText', { days: inviteValidDays })}
      />
      <ConfirmDialog
        title={t('licences.users.revokeTitle')}
        text={t('licences.users.revokeText', { email: revoking.subject })}
        confirmLabel={t('licences.users.revoke')}
        look="danger"
        {...revoking.dialog}
      />
      <ConfirmDialog
        title={t('licences.users.cancelTitle')}
        text={t('licences.users.cancelText', { email: cancelling.subject })}
        confirmLabel={t('licences.users.cancel')}
        look="danger"
        {...cancelling.dialog}
      />
    </Section>
  )
}

/** One line with the number of free seats. */
function FreeSeats({ licence: { seats, size, expired } }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (expired) return null
  const free = seats.filter(({ status, email }) => status === 'available' && email === null).length
  return (
    <p className="border-line border-t px-4 py-3 text-muted text-sm sm:px-5">
      {size === null
        ? t('licences.users.freeUnlimited')
        : t('licences.users.free', { count: free, n: formatNumber(free, language) })}
    </p>
  )
}
