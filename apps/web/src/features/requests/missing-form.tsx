import { requestMissingCompany } from '@vedetta/contracts/operations/requests'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { emptyAsMissing, useApiForm } from '../../lib/use-api-form.ts'
import { CaptchaField, captchaErrors } from '../../ui/forms/captcha-field.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { FormActions } from '../../ui/overlays/dialog.tsx'

type MissingFormProps = {
  missing: 'company' | 'site'
  /** Name of the company whose site is missing; a missing company's name is a field of the form. */
  name?: string
  onClose: () => void
}

const errorFields = {
  ...captchaErrors,
  company_name_required: 'request.name',
  url_required: 'request.url',
} as const

/** Requests a missing company, whose URL is optional, or the missing site of a company, whose URL is required. */
export function MissingForm({ missing, name = '', onClose }: MissingFormProps) {
  const { t } = useTranslation()
  const form = useApiForm(requestMissingCompany, {
    defaultValues: { request: { missing, name, url: '' }, captcha: '' },
    errorFields,
    onDone: () => {
      onClose()
      showToast({ type: 'success', title: t('missing.done'), description: t('missing.doneText'), duration: 5000 })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {missing === 'company' && (
        <TextInput
          label={t('missing.name')}
          autoComplete="organization"
          maxLength={200}
          required
          {...form.field('request.name')}
        />
      )}
      <TextInput
        label={t('missing.url')}
        hint={missing === 'company' ? t('missing.urlHint') : undefined}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="www.azienda.it"
        required={missing === 'site'}
        {...form.field('request.url')}
      />
      <TextArea
        label={t('missing.reason')}
        hint={t('missing.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.field('request.reason', { setValueAs: emptyAsMissing })}
      />
      <CaptchaField name="captcha" form={form} />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('missing.submit')} busy={form.isSending} />
    </form>
  )
}
