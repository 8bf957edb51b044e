import { useInfiniteQuery } from '@tanstack/react-query'
import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import {
  messageErrors,
  messageStates,
  replayWebhook,
  testWebhook,
  type Webhook,
  type WebhookMessage,
} from '@vedetta/contracts/outward/webhooks'
import { dayMs } from '@vedetta/contracts/text/durations'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { useRefreshMessages, webhookMessagesQuery } from './webhooks.api.ts'

/** The messages of a webhook with their outcome; a test, and sending again. */
export function WebhookLogDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const { t } = useTranslation()
  // Kept while the dialog fades out.
  const shown = useRef(webhook)
  if (webhook) shown.current = webhook
  return (
    <Dialog
      open={webhook !== null}
      onClose={onClose}
      title={t('integrations.webhooks.logTitle', { name: shown.current?.filterName })}
      text={t('integrations.webhooks.logText')}
      isWide
      startsAtTitle
    >
      {shown.current && <WebhookLog webhookID={shown.current.webhookID} />}
    </Dialog>
  )
}

function WebhookLog({ webhookID }: { webhookID: string }) {
  const { t } = useTranslation()
  const resultToast = useResultToast()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    webhookMessagesQuery(webhookID),
  )
  const refresh = useRefreshMessages(webhookID)
  const test = useCall(testWebhook, refresh)
  const replay = useCall(replayWebhook, refresh)
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const testTexts = { done: t('integrations.webhooks.tested'), failed: t('integrations.webhooks.notTested') }
  const replayTexts = { done: t('integrations.webhooks.replayed'), failed: t('integrations.webhooks.notReplayed') }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={test.isPending} onClick={() => test.mutate({ webhookID }, resultToast(testTexts))}>
          {t('integrations.webhooks.test')}
        </Button>
        <Button
          look="plain"
          size="small"
          busy={replay.isPending}
          onClick={() => {
            const since = new Date(Date.now() - dayMs).toISOString()
            replay.mutate({ webhookID, since }, resultToast(replayTexts))
          }}
        >
          {t('integrations.webhooks.replayDay')}
        </Button>
      </div>
      {error && (
        <ErrorState title={t('integrations.webhooks.logFailed')} code={error.code} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingLines count={3} />}
      {data && messages.length === 0 && <p className="text-muted text-sm">{t('integrations.webhooks.logEmpty')}</p>}
      {messages.length > 0 && (
        <RowList label={t('integrations.webhooks.log')}>
          {messages.map((message) => (
            <MessageRow
              key={message.messageNo}
              message={message}
              onReplay={() => replay.mutate({ webhookID, messageNo: message.messageNo }, resultToast(replayTexts))}
            />
          ))}
        </RowList>
      )}
      {hasNextPage && (
        <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('integrations.webhooks.more')}
        </Button>
      )}
    </div>
  )
}

const tones = { waiting: 'neutral', delivered: 'done', failed: 'no' } as const

function MessageRow({ message, onReplay }: { message: WebhookMessage; onReplay: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { type, title, positionID, state, attempts, status, error, lastTried, nextAt } = message
  const facts = [
    <code key="type">{type}</code>,
    t('integrations.webhooks.happened', { time: formatDateTime(new Date(message.happenedAt), language) }),
    ...(attempts > 0 ? [t('integrations.webhooks.attempts', { count: attempts })] : []),
    ...(status === null ? [] : [t('integrations.webhooks.answered', { status })]),
    ...(error === null ? [] : [messageErrors[error][language]]),
    ...(nextAt && lastTried
      ? [t('integrations.webhooks.next', { time: formatDateTime(new Date(nextAt), language) })]
      : []),
  ]
  return (
    <Row
      title={
        <>
          {positionID && title !== null ? (
            <Link to={inboxLinks.position(positionID)} className="break-words hover:underline">
              {title}
            </Link>
          ) : (
            t('integrations.webhooks.testMessage')
          )}
          <Pill tone={tones[state]}>{messageStates[state][language]}</Pill>
        </>
      }
      text={facts.map((fact, at) => (
        // The facts of a message keep their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <span key={at}>
          {at > 0 && ' · '}
          {fact}
        </span>
      ))}
      action={
        state !== 'waiting' &&
        positionID && (
          <Button
            look="plain"
            size="small"
            aria-label={t('integrations.webhooks.replayOf', { name: title })}
            onClick={onReplay}
          >
            {t('integrations.webhooks.replay')}
          </Button>
        )
      }
    />
  )
}
