import { pageReaders } from '@vedetta/contracts/operator/page-readers'
import { dropReasons, pageChoices, pageRoles, type ReadingReport } from '@vedetta/contracts/operator/site-reading'
import { readingReasons } from '@vedetta/contracts/positions/position-reading'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { SourceLink } from '../../../ui/details/source-link.tsx'
import { labelOf } from '../frame/label-of.ts'
import { Moment } from '../frame/moment.tsx'

type Page = ReadingReport['pages'][number]
type Candidate = Page['candidates'][number]

export function ReadPages({ report: { pages, leftOut } }: { report: ReadingReport }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <section aria-label={t('operator.reading.steps')} className="grid gap-3">
      <h3 className="font-semibold text-[15px]">{t('operator.reading.steps')}</h3>
      <ol className="grid gap-3">
        {pages.map((page, index) => (
          <li key={page.url} className="min-w-0 rounded-lg border border-line">
            <PageHeader page={page} number={index + 1} />
            <Candidates candidates={page.candidates} />
          </li>
        ))}
      </ol>
      {leftOut.pages + leftOut.candidates > 0 && (
        <p className="text-muted text-sm">
          {t('operator.reading.leftOut', { pages: number(leftOut.pages), candidates: number(leftOut.candidates) })}
        </p>
      )}
    </section>
  )
}

function PageHeader({ page, number }: { page: Page; number: number }) {
  const language = useLanguage()
  const { role, url, choice, status, bytes, fetchedAt } = page
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3">
      <span aria-hidden="true" className="pt-px text-muted tabular-nums">
        {number}.
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Pill tone="neutral">{pageRoles[role][language]}</Pill>
        <span className="min-w-0 break-words font-medium">
          <SourceLink url={url} />
        </span>
      </div>
      <p className="col-start-2 text-sm">{pageChoices[choice][language]}</p>
      <p className="col-start-2 text-muted text-xs tabular-nums empty:hidden">
        {status !== null && <span className={status >= 400 ? 'text-no' : undefined}>HTTP {status}</span>}
        {bytes !== null && ` · ${formatNumber(Math.ceil(bytes / 1000), language)} kB`}
        {fetchedAt !== null && (
          <>
            {' · '}
            <Moment at={fetchedAt} />
          </>
        )}
      </p>
    </div>
  )
}

function Candidates({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useTranslation()
  if (candidates.length === 0) {
    return (
      <p className="border-line border-t px-4 py-2.5 text-muted text-sm sm:pl-10">
        {t('operator.reading.noCandidates')}
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line/60 border-line border-t">
      {candidates.map((candidate) => (
        <li
          key={`${candidate.url} ${candidate.title} ${candidate.by}`}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-2.5"
        >
          <CandidateRow candidate={candidate} />
        </li>
      ))}
    </ul>
  )
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kept, title, confidence, reasons, dropped, because, by } = candidate
  const why = dropped
    ? dropReasons[dropped][language]
    : reasons.map((reason) => readingReasons[reason][language]).join(' · ')
  return (
    <>
      {kept ? (
        <Check className="mt-0.5 size-4 text-brand" aria-hidden="true" />
      ) : (
        <X className="mt-0.5 size-4 text-no" aria-hidden="true" />
      )}
      <span className={kept ? 'min-w-0 break-words font-medium' : 'min-w-0 break-words text-muted'}>
        <span className="sr-only">{t(kept ? 'operator.reading.isKept' : 'operator.reading.isDropped')} </span>
        {title}
      </span>
      <span className="text-muted text-xs tabular-nums">
        {confidence === null ? t('operator.reading.stated') : formatShare(confidence, language)}
      </span>
      <p className="col-start-2 text-sm">{why}</p>
      {because && <p className="col-start-2 break-words text-muted text-sm">«{because}»</p>}
      <p className="col-start-2 text-muted text-xs">
        {t('operator.reading.by', { reader: labelOf(pageReaders, by, language) })}
      </p>
    </>
  )
}
