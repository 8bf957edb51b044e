import { type DeadLetterQueue, discardDeadLetters, retryDeadLetters } from '@vedetta/contracts/operator/queues'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { useResultToast } from '../../../lib/use-result-toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../../ui/pages/states.tsx'
import { ActButton } from '../frame/act-button.tsx'
import { ReasonDialog } from '../frame/reason-dialog.tsx'
import { useAskedCall, useOperatorCall } from '../frame/use-operator-call.ts'
import { DeadLetterRow } from './dead-letter-row.tsx'
import { useDeadLetters } from './queues.api.ts'

/** The dead letters of a queue: chosen, then tried again or discarded. */
export function DeadLetters({ queue }: { queue: DeadLetterQueue }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const resultToast = useResultToast()
  const list = useDeadLetters(queue)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  // Another operator may have dealt with the picked letters.
  const ids = list.rows.map(({ id }) => id).filter((id) => picked.has(id))
  const isAll = list.rows.length > 0 && ids.length === list.rows.length
  const retrying = useOperatorCall(retryDeadLetters)
  const discarding = useAskedCall(
    discardDeadLetters,
    (chosen: string[], reason) => ({ queue, ids: chosen, reason }),
    ({ discarded }) => t('operator.dead.discarded', { count: discarded, n: formatNumber(discarded, language) }),
  )

  function toggle(id: string) {
    const next = new Set(picked)
    if (!next.delete(id)) next.add(id)
    setPicked(next)
  }

  function retry() {
    if (ids.length === 0 || retrying.isPending) return
    retrying.mutate(
      { queue, ids },
      resultToast({ done: t('operator.dead.retried'), failed: t('operator.dead.notRetried') }),
    )
  }

  const pickAll = () => setPicked(new Set(isAll ? [] : list.rows.map(({ id }) => id)))
  const discard = () => ids.length > 0 && discarding.openDialog(ids)
  useHotkeys({ x: () => list.rows.length > 0 && pickAll(), r: () => ids.length > 0 && retry(), d: discard })

  return (
    <DetailSection title={t('operator.dead.title')}>
      {list.error ? (
        <ErrorState title={t('operator.dead.failed')} code={list.error.code} onRetry={list.retry} />
      ) : list.isLoading ? (
        <LoadingLines count={3} />
      ) : list.rows.length === 0 ? (
        <p className="text-muted text-sm">{t('operator.dead.none')}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-3">
            <Checkbox
              label={
                ids.length === 0
                  ? t('operator.dead.pickAll')
                  : t('operator.dead.picked', { count: ids.length, n: formatNumber(ids.length, language) })
              }
              aria-keyshortcuts="x"
              checked={isAll}
              onChange={pickAll}
            />
            <div className="ml-auto flex flex-wrap gap-2">
              <ActButton
                hotkey="r"
                look="primary"
                busy={retrying.isPending}
                disabled={ids.length === 0}
                onClick={retry}
              >
                {t('operator.dead.retry')}
              </ActButton>
              <ActButton hotkey="d" disabled={ids.length === 0} onClick={discard}>
                {t('operator.dead.discard')}
              </ActButton>
            </div>
          </div>
          <ul className="divide-y divide-line/60">
            {list.rows.map((letter) => (
              <DeadLetterRow
                key={letter.id}
                letter={letter}
                isPicked={picked.has(letter.id)}
                onToggle={() => toggle(letter.id)}
              />
            ))}
          </ul>
          {list.hasMore && (
            <Button look="plain" size="small" busy={list.isLoadingMore} onClick={list.loadMore}>
              {t('operator.more')}
            </Button>
          )}
        </>
      )}
      <ReasonDialog
        {...discarding.asking}
        title={t('operator.dead.discardTitle', { count: discarding.chosen?.length ?? 0 })}
        text={t('operator.dead.discardText')}
        submitLabel={t('operator.dead.discard')}
        look="danger"
      />
    </DetailSection>
  )
}
