import { type AuditEntry, auditDays, listAudit } from '@vedetta/contracts/operator/audit'
import { auditActs } from '@vedetta/contracts/operator/audit-acts'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { parseDay } from '../../../lib/italian-time.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { Moment } from '../frame/moment.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { useConsoleList } from '../frame/use-console-list.ts'
import { useConsoleParams } from '../frame/use-console-params.ts'
import type { AuditFilter } from './audit-filter.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditPane } from './audit-pane.tsx'
import { useEntryTexts } from './entry-texts.ts'

export function AuditScreen() {
  const { t } = useTranslation()
  const params = useConsoleParams()
  const texts = useEntryTexts()
  const csv = useRef<HTMLAnchorElement>(null)
  const filter: AuditFilter = {
    person: useDebounced(params.get('q')?.trim() || undefined, 250),
    act: keysOf(auditActs).find((act) => act === params.get('act')),
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
  }
  const list = useConsoleList(['audit', filter], async (cursor, signal) => {
    const { entries, next } = await fetchFromApi(listAudit, { ...filter, cursor }, signal)
    return { rows: entries, next }
  })
  const open = list.rows.find(({ entryNo }) => `${entryNo}` === params.get('open'))
  const columns: ConsoleColumn<AuditEntry>[] = [
    {
      id: 'act',
      header: t('operator.audit.act'),
      cell: (entry) => (
        <RowLink
          to={params.hrefOf({ open: `${entry.entryNo}` })}
          title={texts.act(entry.act)}
          text={entry.actor ? (entry.actor.email ?? t('operator.deletedAccount')) : t('operator.audit.nobody')}
        />
      ),
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    {
      id: 'details',
      header: t('operator.audit.details'),
      cell: (entry) => {
        const text = texts.summary(entry)
        return (
          <div className="truncate text-muted max-lg:line-clamp-2 max-lg:whitespace-normal" title={text}>
            {text}
          </div>
        )
      },
      className: 'max-lg:col-span-2 max-lg:row-start-2',
      isExtra: true,
    },
    {
      id: 'at',
      header: t('operator.audit.at'),
      cell: ({ at }) => <Moment at={at} />,
      className: 'tabular-nums lg:w-[170px] lg:pr-5 max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end',
    },
  ]
  return (
    <ListScreen
      screen="audit"
      list={list}
      columns={columns}
      rowId={({ entryNo }) => `${entryNo}`}
      status={t('operator.shown', { count: list.rows.length })}
      empty={{ title: t('operator.audit.none'), text: t('operator.audit.noneText', { days: auditDays }) }}
      failed={t('operator.audit.failed')}
      open={open && `${open.entryNo}`}
      onOpen={(id) => params.push({ open: id })}
      onClose={() => params.push({ open: undefined })}
      keys={{ 'Shift+E': () => csv.current?.click() }}
      toolbar={<AuditFilters params={params} filter={filter} csv={csv} />}
      detail={open && <AuditPane key={open.entryNo} entry={open} onClose={() => params.push({ open: undefined })} />}
    />
  )
}
