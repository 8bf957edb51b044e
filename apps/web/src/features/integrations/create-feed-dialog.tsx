import { useQuery } from '@tanstack/react-query'
import { createFeed, feedContents } from '@vedetta/contracts/notify/feeds'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { contentLabels, savedFiltersQuery } from './feeds.api.ts'

type FormProps = { onClose: () => void; onCreated: () => Promise<void> }

export function CreateFeedDialog({ open, ...props }: FormProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={t('integrations.feeds.create')}
      text={t('integrations.feeds.createText')}
    >
      <CreateFeed {...props} />
    </Dialog>
  )
}

function CreateFeed(props: FormProps) {
  const { t } = useTranslation()
  const { data: filters, error } = useQuery(savedFiltersQuery)
  if (error) return <FormError code={error.code} />
  if (!filters) return <LoadingLines count={3} />
  const [first] = filters
  if (!first) return <Banner tone="info">{t('integrations.feeds.noFilters')}</Banner>
  return <CreateFeedForm {...props} filters={filters} firstFilter={first.value} />
}

type Filters = readonly { value: string; label: string }[]

function CreateFeedForm({
  filters,
  firstFilter,
  onClose,
  onCreated,
}: FormProps & { filters: Filters; firstFilter: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useApiForm(createFeed, {
    defaultValues: { filterID: firstFilter, content: 'rows' },
    errorFields: { unknown_filter: 'filterID' },
    onDone: onCreated,
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <Select
        label={t('integrations.feeds.filter')}
        options={filters}
        value={form.watch('filterID')}
        error={form.errorOf('filterID')}
        onChange={(filterID) => form.setValue('filterID', filterID)}
      />
      <RadioGroup
        label={t('integrations.feeds.content')}
        options={keysOf(feedContents).map((value) => ({
          value,
          label: t(contentLabels[value]),
          hint: feedContents[value][language],
        }))}
        value={form.watch('content')}
        onChange={(content) => form.setValue('content', content)}
      />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('integrations.feeds.submit')} busy={form.isSending} />
    </form>
  )
}
