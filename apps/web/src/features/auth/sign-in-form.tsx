import { routes } from '@vedetta/contracts/calls/routes'
import { signIn } from '@vedetta/contracts/customers/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { emptyAsMissing, useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmailInput } from '../../ui/forms/email-input.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useLinkParams } from './link-params.ts'
import { ProviderLinks } from './provider-links.tsx'
import { TextLink } from './text-link.tsx'

type SignInFormProps = {
  onDone: (answer: z.output<typeof signIn.output>, input: z.input<typeof signIn.input>) => Promise<void> | void
}

export function SignInForm({ onDone }: SignInFormProps) {
  const { t } = useTranslation()
  const linkParams = useLinkParams()
  const [hasCode, setHasCode] = useState(linkParams.code !== '')
  const form = useApiForm(signIn, {
    defaultValues: { email: linkParams.email, password: '', ...(linkParams.code && { code: linkParams.code }) },
    onDone,
  })
  return (
    <>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <EmailInput label={t('auth.email')} autoComplete="username" {...form.field('email')} />
        <PasswordInput
          label={t('auth.password')}
          autoComplete="current-password"
          aside={<TextLink to={routes.forgotPassword}>{t('auth.forgot')}</TextLink>}
          {...form.field('password')}
        />
        {hasCode ? (
          <TextInput
            label={t('auth.licenceCode')}
            hint={t('auth.licenceCodeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('code', { setValueAs: emptyAsMissing })}
          />
        ) : (
          <button
            type="button"
            onClick={() => setHasCode(true)}
            className="justify-self-start rounded-sm text-muted text-sm underline-offset-2 pointer-coarse:py-2 hover:text-ink hover:underline"
          >
            {t('auth.haveCode')}
          </button>
        )}
        <FormError code={form.failure} />
        <Button type="submit" busy={form.isSending}>
          {t('auth.signIn')}
        </Button>
      </form>
      <ProviderLinks code={form.watch('code') ?? ''} next={linkParams.next} />
    </>
  )
}
