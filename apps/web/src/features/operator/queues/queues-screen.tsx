import { useQuery } from '@tanstack/react-query'
import { type Queue, type QueueName, queues } from '@vedetta/contracts/operator/queues'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { LabelledCell } from '../frame/labelled-cell.tsx'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { type ConsoleParams, useConsoleParams } from '../frame/use-console-params.ts'
import { QueuePane } from './queue-pane.tsx'
import { queuesQuery } from './queues.api.ts'

/** Longer waits are worth a look; requests wait for a person. */
const longWaitMs = 15 * minuteMs
const patient: readonly QueueName[] = ['requests']

export function QueuesScreen() {
  const { t } = useTranslation()
  const params = useConsoleParams()
  const { data, error, refetch } = useQuery(queuesQuery)
  const columns = useQueueColumns(params, data?.at)
  const open = data?.queues.find(({ name }) => name === params.get('open'))
  return (
    <ListScreen
      screen="queues"
      list={{
        rows: data?.queues ?? [],
        first: undefined,
        isLoading: data === undefined && error === null,
        isStale: false,
        error: data === undefined ? error : null,
        retry: () => void refetch(),
        hasMore: false,
        isLoadingMore: false,
        loadMore: () => undefined,
      }}
      columns={columns}
      rowId={({ name }) => name}
      status={t('operator.shown', { count: data?.queues.length ?? 0 })}
      empty={{ title: t('operator.queues.none'), text: t('operator.queues.noneText') }}
      failed={t('operator.queues.failed')}
      open={open?.name}
      onOpen={(name) => params.push({ open: name })}
      onClose={() => params.push({ open: undefined })}
      toolbar={<p className="max-w-prose text-pretty text-muted text-sm">{t('operator.queues.text')}</p>}
      detail={open && <QueuePane key={open.name} queue={open} onClose={() => params.push({ open: undefined })} />}
    />
  )
}

function useQueueColumns(params: ConsoleParams, at: string | undefined): ConsoleColumn<Queue>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = at === undefined ? new Date() : new Date(at)
  const isLate = ({ name, oldest }: Queue) =>
    oldest !== null && !patient.includes(name) && now.getTime() - Date.parse(oldest) > longWaitMs
  const numbers = 'tabular-nums lg:text-right'
  return [
    {
      id: 'queue',
      header: t('operator.queues.queue'),
      cell: ({ name }) => (
        <RowLink
          to={params.hrefOf({ open: name })}
          title={queues[name][language]}
          text={params.get('open') ? undefined : queues[name].meaning[language]}
        />
      ),
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'state',
      header: t('operator.queues.state'),
      cell: (row) =>
        row.isOff ? (
          <Pill tone="done">{t('operator.queues.off')}</Pill>
        ) : isLate(row) ? (
          <Pill tone="no">{t('operator.queues.late')}</Pill>
        ) : (row.dead ?? 0) > 0 ? (
          <Pill tone="new">{t('operator.queues.gaveUp')}</Pill>
        ) : (
          <Pill tone="brand">{t('operator.queues.fine')}</Pill>
        ),
      className: 'lg:w-[120px] max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
    },
    {
      id: 'waiting',
      header: t('operator.queues.waiting'),
      cell: ({ waiting }) => (
        <LabelledCell label={t('operator.queues.waiting')}>{formatNumber(waiting, language)}</LabelledCell>
      ),
      className: clsx(numbers, 'lg:w-[88px] max-lg:col-start-1 max-lg:row-start-2'),
    },
    {
      id: 'oldest',
      header: t('operator.queues.oldest'),
      cell: (row) => (
        <LabelledCell label={t('operator.queues.oldest')}>
          <span className={clsx(isLate(row) && 'font-semibold text-no')}>
            {row.oldest ? formatAgo(new Date(row.oldest), now, language) : '–'}
          </span>
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[150px] max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end',
      isExtra: true,
    },
    {
      id: 'done',
      header: t('operator.queues.done'),
      cell: ({ doneLastHour }) => (
        <LabelledCell label={t('operator.queues.done')}>
          {doneLastHour === null ? '–' : formatNumber(doneLastHour, language)}
        </LabelledCell>
      ),
      className: clsx(numbers, 'lg:w-[150px] max-lg:col-start-1 max-lg:row-start-3'),
      isExtra: true,
    },
    {
      id: 'dead',
      header: t('operator.queues.dead'),
      cell: ({ dead }) => (
        <LabelledCell label={t('operator.queues.dead')}>
          <span className={clsx((dead ?? 0) > 0 && 'font-semibold text-new')}>
            {dead === null ? '–' : formatNumber(dead, language)}
          </span>
        </LabelledCell>
      ),
      className: clsx(numbers, 'lg:w-[116px] lg:pr-5 max-lg:col-start-2 max-lg:row-start-3 max-lg:justify-self-end'),
    },
  ]
}
