import { reportPosition } from '@vedetta/contracts/position-detail'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../lib/toasts.ts'
import { emptyAsMissing, useApiForm } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CaptchaField } from '../../../ui/captcha-field.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type ReportFormProps = { positionID: string; onClose: () => void }

const errorFields = { captcha_required: 'captcha', invalid_captcha: 'captcha' } as const

/** Tells us that a position is wrong; what for is up to the person. */
export function ReportDialog({ open, ...form }: ReportFormProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={form.onClose} title={t('report.title')} text={t('report.text')}>
      <ReportForm {...form} />
    </Dialog>
  )
}

function ReportForm({ positionID, onClose }: ReportFormProps) {
  const { t } = useTranslation()
  const form = useApiForm(reportPosition, {
    defaultValues: { positionID, captcha: '' },
    errorFields,
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
      <Failure code={form.failure} />
      <DialogActions>
        <Button look="plain" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" busy={form.isSending}>
          {t('report.submit')}
        </Button>
      </DialogActions>
    </form>
  )
}
