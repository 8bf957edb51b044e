import type { Call } from '@vedetta/contracts/calls/call'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { showToast } from '../../lib/toasts.ts'
import { emptyAsMissing, useApiForm } from '../../lib/use-api-form.ts'
import { CaptchaField, captchaErrors } from '../forms/captcha-field.tsx'
import { FormError } from '../forms/form-error.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { Dialog, FormActions } from './dialog.tsx'

type Report = { captcha: string; reason?: string | undefined }

type ReportFormProps = {
  call: Call<z.ZodType<unknown, Report>>
  /** The input fields of the call that identify the reported thing. */
  subject: Readonly<Record<string, string>>
  onClose: () => void
}

type ReportDialogProps = ReportFormProps & { open: boolean; title: string; text: string }

/** Reports wrong data to us; the reason is optional. */
export function ReportDialog({ open, title, text, ...form }: ReportDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title} text={text}>
      <ReportForm {...form} />
    </Dialog>
  )
}

function ReportForm({ call, subject, onClose }: ReportFormProps) {
  const { t } = useTranslation()
  const form = useApiForm(call, {
    defaultValues: { ...subject, captcha: '' },
    errorFields: captchaErrors,
    onDone: () => {
      onClose()
      showToast({ type: 'success', title: t('report.done'), description: t('report.doneText'), duration: 5000 })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextArea
        label={t('report.reason')}
        hint={t('report.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.field('reason', { setValueAs: emptyAsMissing })}
      />
      <CaptchaField name="captcha" form={form} />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('report.submit')} busy={form.isSending} />
    </form>
  )
}
