import { apiPrefix } from '@vedetta/contracts/calls/call'
import { type AuditFormat, auditFormats, exportAudit } from '@vedetta/contracts/operator/audit'
import { auditActs } from '@vedetta/contracts/operator/audit-acts'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { Download } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { Kbd } from '../../../ui/controls/kbd.tsx'
import { SearchToolbar } from '../frame/search-toolbar.tsx'
import type { ConsoleParams } from '../frame/use-console-params.ts'
import type { AuditFilter } from './audit-filter.ts'

type AuditFiltersProps = {
  params: ConsoleParams
  filter: AuditFilter
  /** The link that the keyboard follows. */
  csv: RefObject<HTMLAnchorElement | null>
}

const controlClass =
  'h-8 min-w-0 rounded-md border border-edge/60 bg-card px-2 text-sm pointer-coarse:h-10 pointer-coarse:text-[16px]'

export function AuditFilters({ params, filter, csv }: AuditFiltersProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const acts = keysOf(auditActs).toSorted((a, b) =>
    auditActs[a][language].localeCompare(auditActs[b][language], language),
  )
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-2.5">
      <div className="min-w-0 flex-[1_1_260px] sm:max-w-[340px]">
        <SearchToolbar label={t('operator.audit.find')} params={params} maxLength={254} />
      </div>
      <select
        aria-label={t('operator.audit.act')}
        value={filter.act ?? ''}
        onChange={(event) => params.replace({ act: event.target.value, open: undefined })}
        className={`${controlClass} max-sm:w-full sm:max-w-[240px]`}
      >
        <option value="">{t('operator.audit.everyAct')}</option>
        {acts.map((act) => (
          <option key={act} value={act}>
            {auditActs[act][language]}
          </option>
        ))}
      </select>
      <DayInput
        label={t('operator.audit.from')}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={(event) => params.replace({ from: event.target.value, open: undefined })}
      />
      <DayInput
        label={t('operator.audit.to')}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={(event) => params.replace({ to: event.target.value, open: undefined })}
      />
      <div className="flex gap-2 sm:ml-auto">
        {auditFormats.map((format) => (
          <a
            key={format}
            {...(format === 'csv' && { ref: csv, 'aria-keyshortcuts': 'Shift+E' })}
            href={exportHref(filter, format)}
            download
            className={buttonClass({ look: 'plain', size: 'small', className: 'pointer-coarse:h-10' })}
          >
            <Download className="size-4" aria-hidden="true" />
            <span className="sr-only">{t('operator.audit.exportAs')} </span>
            {format.toUpperCase()}
            {format === 'csv' && (
              <span aria-hidden="true" className="pointer-coarse:hidden">
                <Kbd>⇧ E</Kbd>
              </span>
            )}
          </a>
        ))}
      </div>
    </div>
  )
}

function DayInput({ label, ...props }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex items-center gap-1.5 text-muted text-sm">
      {label}
      <input type="date" {...props} className={`${controlClass} text-ink tabular-nums`} />
    </label>
  )
}

function exportHref(filter: AuditFilter, format: AuditFormat): string {
  const query = new URLSearchParams({ format })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  return `${apiPrefix}${exportAudit.path}?${query}`
}
