import { useQueryClient } from '@tanstack/react-query'
import { type DiscardReason, discardReasons } from '@vedetta/contracts/inbox/discarded-positions'
import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDayAgo, formatInstant } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { dayOf } from '../../../lib/italian-time.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { setReason } from './set-discarded.ts'
import { useDiscard } from './use-discard.ts'

/** Says of an open position that it is discarded, since when and why, with the way back. */
export function DiscardedBanner({ position }: { position: PositionDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const errorText = useErrorText()
  const discard = useDiscard()
  const questionId = useId()
  const { positionID, discardedAt, discardReason } = position
  const since = discardedAt === null ? new Date() : new Date(discardedAt)
  const choose = (reason: DiscardReason) =>
    void setReason({ client, t, errorText }, positionID, reason === discardReason ? null : reason)
  return (
    <section aria-label={t('discards.label')} className="grid gap-2 rounded-lg bg-hover px-3.5 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="font-semibold">
            {t('discards.since')}{' '}
            <time dateTime={since.toISOString()} title={formatInstant(since, language)}>
              {formatDayAgo(dayOf(since), dayOf(new Date()), language)}
            </time>
          </span>{' '}
          <span className="text-muted">{t('discards.effect')}</span>
        </p>
        <Button look="plain" size="small" aria-keyshortcuts="d" onClick={() => void discard([position], false)}>
          {t('discards.restore')}
        </Button>
      </div>
      <fieldset className="flex flex-wrap items-center gap-1.5" aria-labelledby={questionId}>
        <span id={questionId} className="mr-1 text-muted">
          {t('discards.why')}
        </span>
        {keysOf(discardReasons).map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === discardReason}
            onClick={() => choose(reason)}
            className={clsx(
              'rounded-md border px-2 py-0.5 text-xs transition-colors pointer-coarse:py-2',
              reason === discardReason
                ? 'border-brand bg-brand-soft font-medium text-brand'
                : 'border-line bg-card hover:border-edge',
            )}
          >
            {discardReasons[reason][language]}
          </button>
        ))}
      </fieldset>
    </section>
  )
}
