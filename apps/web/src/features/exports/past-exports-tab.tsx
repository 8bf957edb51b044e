import { queryOptions, useQuery } from '@tanstack/react-query'
import { exportFields, exportFormats } from '@vedetta/contracts/facts/export-choices'
import { retention } from '@vedetta/contracts/facts/retention'
import { listExports, type PastExport } from '@vedetta/contracts/inbox/position-export'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../../lib/api-query.ts'
import { formatDateTime, formatList, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'

/** Read again at each visit: an export may have been made since. */
const pastExportsQuery = queryOptions({
  queryKey: ['past exports'],
  queryFn: ({ signal }) => fetchFromApi(listExports, {}, signal),
  staleTime: 0,
})

export function PastExportsTab() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(pastExportsQuery)
  const days = retention.exportDays
  return (
    <Section title={t('exports.title')} text={t('exports.text', { days })}>
      {error && <ErrorState title={t('exports.failed')} code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={3} />}
      {data?.exports.length === 0 && <p className="text-muted text-sm">{t('exports.none', { days })}</p>}
      {data && data.exports.length > 0 && (
        <RowList label={t('exports.title')}>
          {data.exports.map((past) => (
            <PastExportRow key={past.exportID} past={past} />
          ))}
        </RowList>
      )}
    </Section>
  )
}

function PastExportRow({ past }: { past: PastExport }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const counted = (count: number) => ({ count, n: formatNumber(count, language) })
  const when = formatDateTime(new Date(past.madeAt), language)
  const others = past.exported - 1
  const fields = past.fields.map((field) => exportFields[field][language].toLocaleLowerCase(language))
  const facts = [
    t('exports.positions', counted(past.exported)),
    t('export.credits', counted(past.credits)),
    exportFormats[past.format][language],
    ...(fields.length > 0 ? [t('exports.with', { fields: formatList(fields, language) })] : []),
  ]
  return (
    <Row
      icon={<FileSpreadsheet aria-hidden="true" />}
      title={
        <>
          {past.firstPosition ?? t('exports.erased')}
          {others > 0 && <span className="font-normal text-muted">{t('exports.more', counted(others))}</span>}
        </>
      }
      text={
        <>
          <time dateTime={past.madeAt}>{when}</time>
          {['', ...facts].join('\u00A0· ')}
        </>
      }
      action={
        <a
          href={past.url}
          download=""
          aria-label={t('exports.downloadOf', { when })}
          className={buttonClass({ look: 'plain', size: 'small' })}
        >
          <Download className="size-4 text-muted" aria-hidden="true" />
          {t('exports.download')}
        </a>
      }
    />
  )
}
