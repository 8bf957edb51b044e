import type { Call } from '@vedetta/contracts/calls/call'
import type { cancelInvite, revokeSeat } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import type { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import type { TableColumn } from '../../ui/tables/data-table.tsx'
import { AssignedCell, CountCell, PersonCell, SeatActionsCell, StatusCell, type TakenSeat } from './seat-cells.tsx'

type OpenDialog<Act extends Call> = ReturnType<typeof useConfirmedCall<Act['input'], Act['output']>>['openDialog']

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
  return [
    {
      id: 'person',
      header: t('licences.users.person'),
      cell: (seat) => <PersonCell seat={seat} />,
      className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1',
    },
    {
      id: 'status',
      header: t('licences.users.status'),
      cell: (seat) => <StatusCell seat={seat} />,
      className: 'lg:w-[104px] max-lg:col-start-1 max-lg:row-start-2 max-lg:self-center',
    },
    {
      id: 'assigned',
      header: t('licences.users.since'),
      cell: (seat) => <AssignedCell seat={seat} />,
      className: 'lg:w-[104px] max-lg:col-span-2 max-lg:row-start-3',
    },
    ...counts.map(
      ([name, label, place]): TableColumn<TakenSeat> => ({
        id: name,
        header: t(label),
        cell: (seat) => <CountCell label={t(label)} seat={seat} name={name} />,
        className: `lg:w-[82px] lg:text-right ${place}`,
      }),
    ),
    {
      id: 'acts',
      header: <span className="sr-only">{t('licences.users.acts')}</span>,
      cell: (seat) => (
        <SeatActionsCell
          seat={seat}
          onRevoke={(seatID, email) => confirmRevoke(email, { licenceID, seatID })}
          onCancel={(inviteID, email) => confirmCancel(email, { licenceID, inviteID })}
        />
      ),
      className: 'lg:w-[200px] lg:pr-5 lg:text-right max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
    },
  ]
}
