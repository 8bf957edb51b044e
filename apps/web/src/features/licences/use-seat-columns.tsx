import { createColumnHelper } from '@tanstack/react-table'
import type { Call } from '@vedetta/contracts/call'
import type { cancelInvite, revokeSeat } from '@vedetta/contracts/licences'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import type { TableColumn, tableShape } from '../../ui/data-table.tsx'
import { AssignedCell, CountCell, PersonCell, SeatActionsCell, StatusCell, type TakenSeat } from './seat-cells.tsx'

type OpenDialog<Act extends Call> = ReturnType<typeof useConfirmedCall<Act['input'], Act['output']>>['openDialog']

const column = createColumnHelper<typeof tableShape, TakenSeat>()

const counts = [
  ['sessions', 'licences.sessions', 'max-lg:col-start-1 max-lg:row-start-4'],
  ['searches', 'licences.searches', 'max-lg:col-start-2 max-lg:row-start-4 max-lg:justify-self-end'],
  ['leads', 'licences.leads', 'max-lg:col-start-1 max-lg:row-start-5'],
  ['exports', 'licences.exports', 'max-lg:col-start-2 max-lg:row-start-5 max-lg:justify-self-end'],
] as const

/** Below `lg` a row is a card: person, state and actions, date, then the counts. */
export function useSeatColumns(
  licenceID: string,
  confirmRevoke: OpenDialog<typeof revokeSeat>,
  confirmCancel: OpenDialog<typeof cancelInvite>,
): TableColumn<TakenSeat>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      column.display({
        id: 'person',
        header: t('licences.users.person'),
        cell: ({ row }) => <PersonCell seat={row.original} />,
        meta: { className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1' },
      }),
      column.display({
        id: 'status',
        header: t('licences.users.status'),
        cell: ({ row }) => <StatusCell seat={row.original} />,
        meta: { className: 'lg:w-[104px] max-lg:col-start-1 max-lg:row-start-2 max-lg:self-center' },
      }),
      column.display({
        id: 'assigned',
        header: t('licences.users.since'),
        cell: ({ row }) => <AssignedCell seat={row.original} />,
        meta: { className: 'lg:w-[104px] max-lg:col-span-2 max-lg:row-start-3' },
      }),
      ...counts.map(([name, label, place]) =>
        column.display({
          id: name,
          header: t(label),
          cell: ({ row }) => <CountCell label={t(label)} seat={row.original} name={name} />,
          meta: { className: `lg:w-[82px] lg:text-right ${place}` },
        }),
      ),
      column.display({
        id: 'acts',
        header: () => <span className="sr-only">{t('licences.users.acts')}</span>,
        cell: ({ row }) => (
          <SeatActionsCell
            seat={row.original}
            onRevoke={(seatID, email) => confirmRevoke(email, { licenceID, seatID })}
            onCancel={(inviteID, email) => confirmCancel(email, { licenceID, inviteID })}
          />
        ),
        meta: {
          className: 'lg:w-[200px] lg:pr-5 lg:text-right max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
        },
      }),
    ],
    // Memoised: new columns would remount the cells, and a focused button would lose the focus.
    [t, licenceID, confirmRevoke, confirmCancel],
  )
}
