import { useQuery } from '@tanstack/react-query'
import type { PublicStatus } from '@vedetta/contracts/operations/public-status'
import { serviceLevels } from '@vedetta/contracts/operations/service-levels'
import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Language } from '@vedetta/contracts/text/labels'
import { freshnessStages, minMeasured, statusCallPath } from '@vedetta/contracts/watch/freshness-stages'
import { formatDateTime, formatLatency, formatNumber, formatShare } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import type { LegalBlock } from '../legal/legal-texts.ts'
import { statusEn } from './status.en.ts'
import { statusIt } from './status.it.ts'

const textsOf = { it: statusIt, en: statusEn }

/** Whether the service works, and how fresh its alerts are: measured, with what the figures do not say. */
export function StatusPage() {
  const language = useLanguage()
  const texts = textsOf[language]
  const { data, isError } = useQuery<PublicStatus>({
    queryKey: [statusCallPath, {}],
    queryFn: async ({ signal }) => (await import('./status.api.ts')).fetchStatus(signal),
    refetchInterval: minuteMs,
  })
  const live = (blocksOf: (status: PublicStatus, language: Language) => LegalBlock[]): LegalBlock[] =>
    data ? blocksOf(data, language) : [isError ? texts.failed : texts.loading]
  return (
    <LegalPage
      isUndated
      texts={{
        ...texts,
        sections: [
          { id: 'now', title: texts.partsTitle, blocks: live(partBlocks) },
          { id: 'levels', title: texts.levelsTitle, blocks: live(levelBlocks) },
          { id: 'freshness', title: texts.freshnessTitle, blocks: live(freshnessBlocks) },
          { id: 'meaning', title: texts.meaningTitle, blocks: [...meaningBlocks(language), { list: texts.meanings }] },
          { id: 'limits', title: texts.limitsTitle, blocks: [{ list: texts.limits }] },
        ],
      }}
    />
  )
}

const momentOf = (at: string, language: Language) => formatDateTime(new Date(at), language)

function partBlocks({ at, parts, visitedShare, countedAt }: PublicStatus, language: Language): LegalBlock[] {
  const texts = textsOf[language]
  const rows = parts.map(({ part, isWorking, lastSuccess }) => [
    texts.parts[part],
    isWorking === null ? texts.unknown : isWorking ? texts.working : texts.stalled,
    lastSuccess === null ? texts.never : momentOf(lastSuccess, language),
  ])
  return [
    texts.measuredAt(momentOf(at, language)),
    { table: { head: texts.partColumns, rows } },
    visitedShare === null || countedAt === null
      ? texts.notCounted
      : texts.visited(formatShare(visitedShare, language), momentOf(countedAt, language)),
  ]
}

function levelBlocks({ levels }: PublicStatus, language: Language): LegalBlock[] {
  const texts = textsOf[language]
  const rows = levels.map(({ level, today, windows }) => {
    const { objective, ...labels } = serviceLevels[level]
    const cell = (share: number | null) => {
      if (share === null) return '–'
      const stated = formatShare(share, language)
      return share < objective ? texts.missed(stated) : stated
    }
    const shares = [today, ...windows.map(({ share }) => share)]
    return [labels[language], formatShare(objective, language), ...shares.map(cell)]
  })
  const meanings = levels.map(
    ({ level }) => `${serviceLevels[level][language]}: ${serviceLevels[level].meaning[language]}`,
  )
  return [texts.levelsLead, { table: { head: texts.levelColumns, rows } }, { list: meanings }]
}

function freshnessBlocks({ freshness }: PublicStatus, language: Language): LegalBlock[] {
  const texts = textsOf[language]
  const enough = formatNumber(minMeasured, language)
  const hasFigures = freshness.some(({ stages }) => stages.some(({ p50Ms }) => p50Ms !== null))
  if (!hasFigures) return [texts.noneMeasured(enough)]
  const [, ...columns] = texts.columns
  const tables = freshness.map(({ days, stages }) => ({
    table: {
      head: [texts.windows[days], ...columns],
      rows: stages.map(({ stage, measured, p50Ms, p95Ms }) =>
        p50Ms === null || p95Ms === null || measured === null
          ? [freshnessStages[stage][language], texts.tooFew(enough), '–', '–']
          : [
              freshnessStages[stage][language],
              formatLatency(p50Ms, language),
              formatLatency(p95Ms, language),
              formatNumber(measured, language),
            ],
      ),
    },
  }))
  return [texts.freshnessLead, ...tables]
}

function meaningBlocks(language: Language): LegalBlock[] {
  const rows = Object.values(freshnessStages).map((stage) => [stage[language], stage.meaning[language]])
  const { columns, meaningColumn } = textsOf[language]
  return [{ table: { head: [columns[0] ?? '', meaningColumn], rows } }]
}
