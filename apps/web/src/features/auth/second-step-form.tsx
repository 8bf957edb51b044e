import { verifyBackupCode, verifyTotp } from '@vedetta/contracts/customers/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'

type StepProps = {
  /** The licence code entered with the password, redeemed when this step succeeds. */
  redeem: string | undefined
  onDone: (answer: z.output<typeof verifyTotp.output>) => Promise<void>
}

const errorFields = { wrong_second_factor: 'code', used_second_factor: 'code' } as const

export function SecondStepForm(props: StepProps) {
  const { t } = useTranslation()
  const [usesBackup, setUsesBackup] = useState(false)
  const Step = usesBackup ? BackupStep : AppStep
  return (
    <>
      <Step {...props} />
      <button
        type="button"
        onClick={() => setUsesBackup(!usesBackup)}
        className="justify-self-start rounded-sm text-muted text-sm underline-offset-2 pointer-coarse:py-2 hover:text-ink hover:underline"
      >
        {t(usesBackup ? 'auth.step.useApp' : 'auth.step.useBackup')}
      </button>
    </>
  )
}

function AppStep({ redeem, onDone }: StepProps) {
  const { t } = useTranslation()
  const form = useApiForm(verifyTotp, { defaultValues: { code: '', ...(redeem && { redeem }) }, errorFields, onDone })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextInput
        label={t('auth.step.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
        className="text-[18px] tabular-nums tracking-[0.3em]"
        {...form.field('code')}
      />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending}>
        {t('auth.step.confirm')}
      </Button>
    </form>
  )
}

function BackupStep({ redeem, onDone }: StepProps) {
  const { t } = useTranslation()
  const form = useApiForm(verifyBackupCode, {
    defaultValues: { code: '', ...(redeem && { redeem }) },
    errorFields,
    onDone,
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextInput
        label={t('auth.step.backupCode')}
        hint={t('auth.step.backupHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...form.field('code')}
      />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending}>
        {t('auth.step.confirm')}
      </Button>
    </form>
  )
}
