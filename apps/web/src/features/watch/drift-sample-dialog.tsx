import { useQuery } from '@tanstack/react-query'
import { retention } from '@vedetta/contracts/facts/retention'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ScrollBox } from '../../ui/pages/scroll-box.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { driftSampleQuery } from './watch.api.ts'

/** The answer is a stranger's: it is shown as text, and no part of it is ever rendered. */
export function DriftSampleDialog({ system, onClose }: { system: string | null; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [last, setLast] = useState(system)
  // Named until it has faded out.
  if (system !== null && system !== last) setLast(system)
  const { data, error, refetch } = useQuery({ ...driftSampleQuery(last ?? ''), enabled: system !== null })
  return (
    <Dialog
      isWide
      open={system !== null}
      onClose={onClose}
      title={t('watch.sample.title', { system: last })}
      text={
        data &&
        t('watch.sample.text', {
          moment: formatMoment(new Date(data.seenAt), new Date(), language),
          days: retention.driftSampleDays,
        })
      }
    >
      {error && <ErrorState title={t('watch.sample.failed')} code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={5} />}
      {data && (
        <>
          <p className="mb-3 break-all font-mono text-muted text-xs">{data.url}</p>
          <ScrollBox label={t('watch.sample.answer')}>
            <pre className="wrap-anywhere whitespace-pre-wrap bg-soft px-4 py-3 font-mono text-[13px] leading-[1.6]">
              {data.sample}
            </pre>
          </ScrollBox>
        </>
      )}
    </Dialog>
  )
}
