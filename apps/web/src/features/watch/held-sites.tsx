import type { HeldSite, WatchStatus } from '@vedetta/contracts/watch/watch-status'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { SourceLink } from '../../ui/details/source-link.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { LabelledValue } from './labelled-value.tsx'
import { RevisitButton } from './revisit-button.tsx'

export function HeldSites({ status: { at, held, figures } }: { status: WatchStatus }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const moment = (instant: string) => formatMoment(new Date(instant), new Date(), language)
  const columns: TableColumn<HeldSite>[] = [
    {
      id: 'site',
      header: t('watch.held.site'),
      cell: (site) => <SiteCell site={site} />,
      className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1',
    },
    {
      id: 'gone',
      header: t('watch.held.gone'),
      cell: ({ gone, ofOpen }) => (
        <LabelledValue label={t('watch.held.gone')}>
          {t('watch.held.goneOf', {
            gone: formatNumber(gone, language),
            ofOpen: formatNumber(ofOpen, language),
          })}
        </LabelledValue>
      ),
      className: 'lg:w-[110px] lg:text-right max-lg:col-start-1 max-lg:row-start-2',
    },
    {
      id: 'since',
      header: t('watch.held.since'),
      cell: ({ heldAt }) => <LabelledValue label={t('watch.held.since')}>{moment(heldAt)}</LabelledValue>,
      className: 'lg:w-[150px] max-lg:col-start-1 max-lg:row-start-3',
    },
    {
      id: 'next',
      header: t('watch.held.next'),
      cell: ({ nextVisit }) => (
        <LabelledValue label={t('watch.held.next')}>
          {nextVisit === null
            ? t('watch.held.unplanned')
            : nextVisit <= at
              ? t('watch.held.queued')
              : moment(nextVisit)}
        </LabelledValue>
      ),
      className: 'lg:w-[150px] max-lg:col-start-1 max-lg:row-start-4',
    },
    {
      id: 'acts',
      header: <span className="sr-only">{t('watch.held.acts')}</span>,
      cell: (site) => <RevisitButton site={site} />,
      className:
        'lg:w-[160px] lg:pr-5 lg:text-right max-lg:col-start-2 max-lg:row-span-3 max-lg:row-start-2 max-lg:self-center',
    },
  ]
  return (
    <Section flush title={t('watch.held.title')} text={t('watch.held.text')}>
      {held.length === 0 ? (
        <p className="px-4 py-4 text-muted sm:px-5">{t('watch.held.none')}</p>
      ) : (
        <DataTable
          caption={t('watch.held.title')}
          columns={columns}
          rows={held}
          rowId={({ sourceNo }) => `${sourceNo}`}
          isLoading={false}
        />
      )}
      {figures.heldSites > held.length && (
        <p className="border-line border-t px-4 py-3 text-muted text-sm sm:px-5">
          {t('watch.held.more', { shown: held.length, n: formatNumber(figures.heldSites, language) })}
        </p>
      )}
    </Section>
  )
}

function SiteCell({ site: { url, companies } }: { site: HeldSite }) {
  const owners = companies.join(' · ')
  return (
    <>
      <div className="truncate font-medium leading-[18px] max-lg:whitespace-normal">
        <SourceLink url={url} />
      </div>
      <div className="truncate text-muted text-xs leading-4 max-lg:whitespace-normal" title={owners}>
        {owners}
      </div>
    </>
  )
}
