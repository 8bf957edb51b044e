import { type VisitOutcomeName, visitOutcomes, type WatchStatus } from '@vedetta/contracts/watch/watch-status'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'

type Outcome = WatchStatus['outcomes'][number]

const colours: Record<VisitOutcomeName, string> = {
  unchanged: 'bg-edge',
  read: 'bg-brand',
  partly_read: 'bg-new',
  asked_to_wait: 'bg-new/50',
  blocked: 'bg-done',
  denied: 'bg-done/75',
  parked: 'bg-done/50',
  unreachable: 'bg-no/50',
  failed: 'bg-no',
}

/** A decorative bar above a table of the same figures. */
export function OutcomeTable({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const total = outcomes.reduce((sum, { visits }) => sum + visits, 0)
  const columns: TableColumn<Outcome & { share: number }>[] = [
    {
      id: 'outcome',
      header: t('watch.outcomes.outcome'),
      cell: ({ outcome }) => (
        <span className="flex items-center gap-2 font-medium">
          <span className={clsx('size-2.5 shrink-0 rounded-sm', colours[outcome])} aria-hidden="true" />
          {visitOutcomes[outcome][language]}
        </span>
      ),
      className: 'lg:w-[180px] lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'meaning',
      header: t('watch.outcomes.meaning'),
      cell: ({ outcome }) => <span className="text-muted">{visitOutcomes[outcome].meaning[language]}</span>,
      className: 'max-lg:col-span-2 max-lg:row-start-2',
    },
    {
      id: 'visits',
      header: t('watch.outcomes.visits'),
      cell: ({ share, visits }) => (
        <>
          <span className="sr-only lg:hidden">{t('watch.outcomes.visits')} </span>
          {formatNumber(visits, language)}
          <span className="text-muted lg:hidden"> · {formatShare(share, language)}</span>
        </>
      ),
      className: 'lg:w-[120px] lg:text-right max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
    },
    {
      id: 'share',
      header: t('watch.outcomes.share'),
      cell: ({ share }) => formatShare(share, language),
      className: 'lg:w-[100px] lg:pr-5 lg:text-right max-lg:hidden',
    },
  ]
  return (
    <Section flush title={t('watch.outcomes.title')} text={t('watch.outcomes.text')}>
      {total === 0 ? (
        <p className="px-4 py-4 text-muted sm:px-5">{t('watch.outcomes.none')}</p>
      ) : (
        <div className="mx-4 my-4 flex h-3 gap-px overflow-hidden rounded-full sm:mx-5" aria-hidden="true">
          {outcomes
            .filter(({ visits }) => visits > 0)
            .map(({ outcome, visits }) => (
              <span key={outcome} className={clsx('min-w-0.5', colours[outcome])} style={{ flexGrow: visits }} />
            ))}
        </div>
      )}
      {total > 0 && (
        <DataTable
          caption={t('watch.outcomes.title')}
          columns={columns}
          rows={outcomes.map((one) => ({ ...one, share: one.visits / total }))}
          rowId={({ outcome }) => outcome}
          isLoading={false}
        />
      )}
    </Section>
  )
}
