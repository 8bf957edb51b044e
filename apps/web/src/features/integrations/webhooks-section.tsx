import { useQuery } from '@tanstack/react-query'
import {
  deleteWebhook,
  oldSecretHours,
  pauseReasons,
  rotateWebhookSecret,
  type Webhook,
} from '@vedetta/contracts/outward/webhooks'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDate, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { CreateWebhookDialog } from './create-webhook-dialog.tsx'
import { EditWebhookDialog } from './edit-webhook-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { contentNames } from './webhook-content.tsx'
import { WebhookLogDialog } from './webhook-log-dialog.tsx'
import { useSetWebhooks, webhooksQuery } from './webhooks.api.ts'

/** The person's webhooks: list, create, change, delete, and the messages of each. */
export function WebhooksSection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(webhooksQuery)
  const setWebhooks = useSetWebhooks()
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<Webhook | null>(null)
  const [logged, setLogged] = useState<Webhook | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const rotating = useConfirmedCall(rotateWebhookSecret, {
    doneText: t('integrations.webhooks.rotated'),
    onDone: ({ secret: made }) => setSecret(made),
  })
  const deleting = useConfirmedCall(deleteWebhook, {
    doneText: t('integrations.webhooks.deleted'),
    onDone: setWebhooks,
  })
  const title = t('integrations.webhooks.title')
  return (
    <Section
      title={title}
      text={t('integrations.webhooks.text')}
      action={
        <Button look="plain" size="small" onClick={() => setCreating(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {t('integrations.webhooks.create')}
        </Button>
      }
    >
      {error && (
        <ErrorState title={t('integrations.webhooks.failed')} code={error.code} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingLines count={2} />}
      {data?.webhooks.length === 0 && <p className="text-muted text-sm">{t('integrations.webhooks.none')}</p>}
      {data && data.webhooks.length > 0 && (
        <RowList label={title}>
          {data.webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.webhookID}
              webhook={webhook}
              onLog={() => setLogged(webhook)}
              onEdit={() => setEdited(webhook)}
              onDelete={() => deleting.openDialog(webhook.filterName, { webhookID: webhook.webhookID })}
            />
          ))}
        </RowList>
      )}
      <CreateWebhookDialog
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(list, made) => {
          setWebhooks(list)
          setCreating(false)
          setSecret(made)
        }}
      />
      <EditWebhookDialog
        webhook={edited}
        onClose={() => setEdited(null)}
        onSaved={(list) => {
          setWebhooks(list)
          setEdited(null)
        }}
        onRotate={({ webhookID, filterName }) => {
          setEdited(null)
          rotating.openDialog(filterName, { webhookID })
        }}
      />
      <WebhookLogDialog
        webhook={logged}
        onClose={() => {
          setLogged(null)
          void refetch()
        }}
      />
      <SecretDialog
        secret={secret}
        title={t('integrations.webhooks.secretTitle')}
        text={t('integrations.webhooks.secretText')}
        copyLabel={t('integrations.webhooks.copySecret')}
        onClose={() => setSecret(null)}
      />
      <ConfirmDialog
        title={t('integrations.webhooks.rotateTitle')}
        text={t('integrations.webhooks.rotateText', { name: rotating.subject, hours: oldSecretHours })}
        confirmLabel={t('integrations.webhooks.rotate')}
        {...rotating.dialog}
      />
      <ConfirmDialog
        title={t('integrations.webhooks.deleteTitle')}
        text={t('integrations.webhooks.deleteText', { name: deleting.subject })}
        confirmLabel={t('integrations.webhooks.delete')}
        look="danger"
        {...deleting.dialog}
      />
    </Section>
  )
}

type WebhookRowProps = { webhook: Webhook; onLog: () => void; onEdit: () => void; onDelete: () => void }

function WebhookRow({ webhook, onLog, onEdit, onDelete }: WebhookRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { filterName: name, url, content, createdAt, pauseReason, lastDelivery, waiting } = webhook
  const facts = [
    t(contentNames[content]),
    t('integrations.webhooks.created', { day: formatDate(new Date(createdAt), language) }),
    lastDelivery
      ? t('integrations.webhooks.delivered', { ago: formatAgo(new Date(lastDelivery), new Date(), language) })
      : t('integrations.webhooks.undelivered'),
    ...(waiting > 0
      ? [t('integrations.webhooks.waiting', { count: waiting, number: formatNumber(waiting, language) })]
      : []),
  ]
  return (
    <Row
      icon={<WebhookIcon aria-hidden="true" />}
      title={
        <>
          {name}
          {pauseReason && (
            <Pill tone={pauseReason === 'person' ? 'neutral' : 'no'}>{t('integrations.webhooks.paused')}</Pill>
          )}
        </>
      }
      text={
        <>
          <p className="break-all">{url}</p>
          <p>{facts.join(' · ')}</p>
          {pauseReason && pauseReason !== 'person' && <p>{pauseReasons[pauseReason][language]}.</p>}
        </>
      }
      action={
        <>
          <Button look="plain" size="small" aria-label={t('integrations.webhooks.logOf', { name })} onClick={onLog}>
            {t('integrations.webhooks.log')}
          </Button>
          <Button look="plain" size="small" aria-label={t('integrations.webhooks.editOf', { name })} onClick={onEdit}>
            {t('integrations.webhooks.edit')}
          </Button>
          <Button
            look="plain"
            size="small"
            aria-label={t('integrations.webhooks.deleteOf', { name })}
            onClick={onDelete}
          >
            {t('integrations.webhooks.delete')}
          </Button>
        </>
      }
    />
  )
}
