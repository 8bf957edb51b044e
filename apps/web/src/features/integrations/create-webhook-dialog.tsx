import { useQuery } from '@tanstack/react-query'
import { createWebhook, type Webhook, type WebhookContent } from '@vedetta/contracts/outward/webhooks'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { savedFiltersQuery } from './feeds.api.ts'
import { WebhookContentChoice } from './webhook-content.tsx'

type FormProps = { onClose: () => void; onCreated: (list: { webhooks: Webhook[] }, secret: string) => void }

export function CreateWebhookDialog({ open, ...props }: FormProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={t('integrations.webhooks.create')}
      text={t('integrations.webhooks.createText')}
    >
      <CreateWebhook {...props} />
    </Dialog>
  )
}

function CreateWebhook(props: FormProps) {
  const { t } = useTranslation()
  const { data: filters, error } = useQuery(savedFiltersQuery)
  if (error) return <FormError code={error.code} />
  if (!filters) return <LoadingLines count={3} />
  const [first] = filters
  if (!first) return <Banner tone="info">{t('integrations.webhooks.noFilters')}</Banner>
  return <CreateWebhookForm {...props} filters={filters} firstFilter={first.value} />
}

type Filters = readonly { value: string; label: string }[]

function CreateWebhookForm(props: FormProps & { filters: Filters; firstFilter: string }) {
  const { filters, firstFilter, onClose, onCreated } = props
  const { t } = useTranslation()
  const form = useApiForm(createWebhook, {
    defaultValues: { filterID: firstFilter, url: '', content: 'heads' as WebhookContent },
    errorFields: { unknown_filter: 'filterID', webhook_address: 'url', webhook_exists: 'url' },
    onDone: ({ secret, webhooks }) => onCreated({ webhooks }, secret),
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Select
        label={t('integrations.webhooks.filter')}
        options={filters}
        value={form.watch('filterID')}
        error={form.errorOf('filterID')}
        onChange={(filterID) => form.setValue('filterID', filterID)}
      />
      <TextInput
        label={t('integrations.webhooks.url')}
        hint={t('integrations.webhooks.urlHint')}
        type="url"
        autoComplete="off"
        {...form.field('url')}
      />
      <WebhookContentChoice value={form.watch('content')} onChange={(content) => form.setValue('content', content)} />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('integrations.webhooks.submit')} busy={form.isSending} />
    </form>
  )
}
