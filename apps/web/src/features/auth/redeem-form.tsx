import { redeemLicence } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useLinkParams } from './link-params.ts'

const errorFields = { invalid_code: 'code', code_replaced: 'code', code_required: 'code' } as const

type RedeemFormProps = { onDone: (redeemed: z.output<typeof redeemLicence.output>) => Promise<void> }

export function RedeemForm({ onDone }: RedeemFormProps) {
  const { t } = useTranslation()
  const { code } = useLinkParams()
  const form = useApiForm(redeemLicence, { defaultValues: { code }, errorFields, onDone })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextInput
        label={t('auth.redeem.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono uppercase"
        {...form.field('code')}
      />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending}>
        {t('auth.redeem.submit')}
      </Button>
    </form>
  )
}
