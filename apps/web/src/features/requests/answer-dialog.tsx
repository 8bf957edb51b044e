import { useQueryClient } from '@tanstack/react-query'
import {
  answerRequest,
  isMessage,
  maxAnswerLength,
  messageOutcomes,
  type RequestKind,
  requestKinds,
  requestOutcomes,
  type WaitingRequest,
} from '@vedetta/contracts/operations/requests'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { emptyAsMissing, useApiForm } from '../../lib/use-api-form.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'
import { requestsKey } from './requests.api.ts'

const consequenceOf = {
  position: 'requests.follows.position',
  company: 'requests.follows.company',
  contact: 'requests.follows.contact',
  missing_company: 'requests.follows.missing_company',
  missing_site: 'requests.follows.missing_site',
  message: 'requests.follows.message',
  site_opt_out: 'requests.follows.site_opt_out',
  personal_data: 'requests.follows.personal_data',
} as const satisfies Record<RequestKind, string>

type AnswerFormProps = { request: WaitingRequest; onClose: () => void; onDone: () => void }

export function AnswerDialog({ open, ...form }: AnswerFormProps & { open: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kind, subject } = form.request
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={t('requests.answerTo', { name: subject.name })}
      text={requestKinds[kind][language]}
    >
      <AnswerForm {...form} />
    </Dialog>
  )
}

function AnswerForm({ request: { requestID, kind, by }, onClose, onDone }: AnswerFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: requestsKey })
  const form = useApiForm(answerRequest, {
    defaultValues: { requestID, erases: false },
    errorFields: { answer_required: 'text' },
    onDone: async ({ paidBack }) => {
      await refresh()
      onClose()
      onDone()
      const description =
        paidBack > 0 ? t('requests.paidBack', { count: paidBack, n: formatNumber(paidBack, language) }) : ''
      showToast({ type: 'success', title: t('requests.done'), description, duration: 4000 })
    },
  })
  form.register('outcome')
  const isGone = form.failure === 'request_answered' || form.failure === 'unknown_request'
  const isAnsweredInWords = isMessage(kind)
  const outcomes = isAnsweredInWords ? messageOutcomes : requestOutcomes
  const consequences = {
    confirmed: t(consequenceOf[kind]),
    declined: isAnsweredInWords ? t('requests.closes') : t('requests.declines'),
  }
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RadioGroup
        label={t('requests.outcome')}
        options={keysOf(requestOutcomes).map((value) => ({
          value,
          label: outcomes[value][language],
          hint: consequences[value],
        }))}
        value={form.watch('outcome')}
        onChange={(outcome) => form.setValue('outcome', outcome, { shouldValidate: form.formState.isSubmitted })}
      />
      {form.errorOf('outcome') && <Banner tone="error">{t('requests.outcomeRequired')}</Banner>}
      <TextArea
        label={t('requests.text')}
        hint={isAnsweredInWords ? t('requests.messageHint') : t('requests.textHint')}
        rows={isAnsweredInWords ? 7 : 3}
        maxLength={maxAnswerLength}
        {...form.field('text', { setValueAs: emptyAsMissing })}
      />
      {kind === 'personal_data' && form.watch('outcome') === 'confirmed' && (
        <Checkbox
          label={t('requests.erases', { email: by ?? '' })}
          hint={t('requests.erasesHint')}
          {...form.register('erases')}
        />
      )}
      <p className="text-pretty text-muted text-sm">
        {by === null ? t('requests.notMailed') : t('requests.mailed', { email: by })}
      </p>
      <FormError
        code={form.failure}
        action={
          isGone && (
            <button type="button" className="underline underline-offset-2" onClick={() => void refresh().then(onClose)}>
              {t('requests.refresh')}
            </button>
          )
        }
      />
      <FormActions onCancel={onClose} submitLabel={t('requests.submit')} busy={form.isSending} />
    </form>
  )
}
