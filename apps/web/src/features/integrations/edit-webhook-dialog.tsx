import { updateWebhook, type Webhook } from '@vedetta/contracts/outward/webhooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'
import { WebhookContentChoice } from './webhook-content.tsx'

type EditProps = {
  onClose: () => void
  onSaved: (list: { webhooks: Webhook[] }) => void
  onRotate: (webhook: Webhook) => void
}

export function EditWebhookDialog({ webhook, ...props }: EditProps & { webhook: Webhook | null }) {
  const { t } = useTranslation()
  // Kept while the dialog fades out.
  const shown = useRef(webhook)
  if (webhook) shown.current = webhook
  return (
    <Dialog
      open={webhook !== null}
      onClose={props.onClose}
      title={t('integrations.webhooks.editTitle')}
      text={t('integrations.webhooks.editText', { name: shown.current?.filterName })}
    >
      {shown.current && <EditWebhookForm key={shown.current.webhookID} webhook={shown.current} {...props} />}
    </Dialog>
  )
}

function EditWebhookForm({ webhook, onClose, onSaved, onRotate }: EditProps & { webhook: Webhook }) {
  const { t } = useTranslation()
  const { webhookID, url, content, pausedAt } = webhook
  const form = useApiForm(updateWebhook, {
    defaultValues: { webhookID, url, content, paused: pausedAt !== null },
    errorFields: { webhook_address: 'url', webhook_exists: 'url' },
    onDone: onSaved,
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextInput
        label={t('integrations.webhooks.url')}
        hint={t('integrations.webhooks.urlHint')}
        type="url"
        autoComplete="off"
        {...form.field('url')}
      />
      <WebhookContentChoice value={form.watch('content')} onChange={(chosen) => form.setValue('content', chosen)} />
      <Checkbox
        label={t('integrations.webhooks.pause')}
        hint={t('integrations.webhooks.pauseHint')}
        checked={form.watch('paused')}
        onChange={({ target }) => form.setValue('paused', target.checked)}
      />
      <Button look="plain" size="small" className="justify-self-start" onClick={() => onRotate(webhook)}>
        {t('integrations.webhooks.rotateSecret')}
      </Button>
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('integrations.webhooks.save')} busy={form.isSending} />
    </form>
  )
}
