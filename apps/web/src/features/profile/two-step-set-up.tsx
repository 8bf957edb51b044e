import { verifyTotp } from '@vedetta/contracts/customers/auth'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../lib/save-file.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { QrCode } from './qr-code.tsx'

type SetUpProps = { uri: string; backupCodes: string[]; onDone: () => Promise<void> }

const errorFields = { wrong_second_factor: 'code', used_second_factor: 'code' } as const

/** The backup codes come before the confirmation that activates it, so that nobody is locked out without them. */
export function TwoStepSetUp({ uri, backupCodes, onDone }: SetUpProps) {
  const { t } = useTranslation()
  const secret = useMemo(() => new URL(uri).searchParams.get('secret') ?? '', [uri])
  const codes = backupCodes.join('\n')
  return (
    <ol className="mt-5 grid gap-6 border-line border-t pt-5 [counter-reset:step]">
      <Step title={t('profile.setUp.scan')} text={t('profile.setUp.scanText')}>
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={uri} label={t('profile.setUp.qr')} />
          <div className="grid min-w-0 flex-[1_1_220px] justify-items-start gap-2">
            <p className="text-muted text-sm">{t('profile.setUp.secret')}</p>
            <code className="font-mono text-sm">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label={t('profile.setUp.copySecret')} />
          </div>
        </div>
      </Step>
      <Step title={t('profile.setUp.keep')} text={t('profile.setUp.keepText')}>
        <ul
          aria-label={t('profile.setUp.codes')}
          className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1 rounded-lg bg-hover px-4 py-3 font-mono text-sm sm:grid-cols-3"
        >
          {backupCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={codes} label={t('profile.setUp.copyCodes')} />
          <Button
            look="plain"
            size="small"
            onClick={() => saveFile(`${t('profile.setUp.file')}.txt`, 'text/plain', `${codes}\n`)}
          >
            {t('profile.setUp.saveCodes')}
          </Button>
        </div>
      </Step>
      <Step title={t('profile.setUp.confirm')} text={t('profile.setUp.confirmText')}>
        <ConfirmForm onDone={onDone} />
      </Step>
    </ol>
  )
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 [counter-increment:step] before:grid before:size-6 before:place-items-center before:rounded-full before:bg-brand-soft before:font-semibold before:text-brand before:text-xs before:content-[counter(step)]">
      <div>
        <h3 className="pt-px font-semibold">{title}</h3>
        <p className="mt-0.5 mb-3 max-w-prose text-pretty text-muted text-sm">{text}</p>
        {children}
      </div>
    </li>
  )
}

function ConfirmForm({ onDone }: Pick<SetUpProps, 'onDone'>) {
  const { t } = useTranslation()
  const form = useApiForm(verifyTotp, { defaultValues: { code: '' }, errorFields, onDone })
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-sm gap-4">
      <TextInput
        label={t('auth.step.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="text-[18px] tabular-nums tracking-[0.3em]"
        {...form.field('code')}
      />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending} className="sm:justify-self-start">
        {t('profile.setUp.finish')}
      </Button>
    </form>
  )
}
