import { useQuery } from '@tanstack/react-query'
import { type ReadingReport, readingFailures } from '@vedetta/contracts/operator/site-reading'
import { visitOutcomes } from '@vedetta/contracts/watch/watch-status'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Banner } from '../../../ui/controls/banner.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ConsoleDetail } from '../frame/console-detail.tsx'
import { ReadPages } from './read-pages.tsx'
import { readingQuery } from './sites.api.ts'

type ReadingPaneProps = { readingID: string; host: string | undefined; onClose: () => void }

/** The last visit step by step: what it came to, then each page with its candidates. */
export function ReadingPane({ readingID, host, onClose }: ReadingPaneProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useQuery(readingQuery(readingID))
  return (
    <ConsoleDetail
      subject={readingID}
      label={t('operator.reading.label')}
      failed={t('operator.reading.failed')}
      query={query}
      onClose={onClose}
      isPage
      backLabel={t('operator.reading.back')}
      title={({ report }) => t('operator.reading.title', { host: hostOf(report?.url) ?? host ?? '' })}
    >
      {({ state, failure, report }) => (
        <>
          {state === 'waiting' && (
            <>
              <Banner tone="info" title={t('operator.reading.waiting')}>
                {t('operator.reading.waitingText')}
              </Banner>
              <LoadingLines count={4} />
            </>
          )}
          {failure && <Banner tone="warning">{readingFailures[failure][language]}</Banner>}
          {report && (
            <>
              <Conclusion report={report} />
              <ReadPages report={report} />
              <p className="text-muted text-xs">{t('operator.reading.kept')}</p>
            </>
          )}
        </>
      )}
    </ConsoleDetail>
  )
}

function Conclusion({ report }: { report: ReadingReport }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { concluded, found, pages, readerVersion, readByVersion } = report
  const number = (value: number) => formatNumber(value, language)
  const candidates = pages.flatMap((page) => page.candidates)
  const dropped = candidates.filter(({ kept }) => !kept).length
  return (
    <div className="grid gap-3">
      {concluded && (
        <Banner
          tone={concluded.held ? 'warning' : 'info'}
          title={t('operator.reading.concluded', {
            moment: formatMoment(new Date(concluded.at), new Date(), language),
            outcome: visitOutcomes[concluded.outcome][language].toLocaleLowerCase(language),
          })}
        >
          {t('operator.reading.counts', {
            opened: number(concluded.opened),
            changed: number(concluded.changed),
            closed: number(concluded.closed),
          })}{' '}
          {concluded.held ? t('operator.reading.held') : visitOutcomes[concluded.outcome].meaning[language]}
        </Banner>
      )}
      <p className="max-w-prose text-pretty">
        {t('operator.reading.found', { count: found, n: number(found) })}{' '}
        {t('operator.reading.looked', { pages: number(pages.length), dropped: number(dropped) })}
      </p>
      {readByVersion !== null && readByVersion !== readerVersion && (
        <Banner tone="info">{t('operator.reading.versions', { before: readByVersion, now: readerVersion })}</Banner>
      )}
    </div>
  )
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : URL.parse(url)?.host.replace(/^www\./, '')
}
