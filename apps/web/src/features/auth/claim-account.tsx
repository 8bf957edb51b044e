import { routes } from '@vedetta/contracts/calls/routes'
import { claimAccount } from '@vedetta/contracts/customers/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../domain/profile.ts'
import { useNameTexts } from '../../domain/use-name-texts.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { AuthPage } from './auth-page.tsx'
import { SwitchAccount } from './switch-account.tsx'
import { TermsLinks } from './terms-links.tsx'

type ClaimAccountProps = { token: string; email: string; verified: boolean }

/** For the owner of an address that somebody else signed up with: the link proves the mailbox, so that they choose the password. */
export function ClaimAccount({ token, email, verified }: ClaimAccountProps) {
  const { t } = useTranslation()
  const { refresh } = useSession()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <AuthPage title={t('auth.claim.done')} text={t('auth.claim.doneText')}>
        <SwitchAccount />
      </AuthPage>
    )
  }
  if (verified) {
    return (
      <AuthPage title={t('auth.verify.already')} text={t('auth.verify.alreadyText', { email })}>
        <div className="grid gap-2">
          <SwitchAccount />
          <Link to={routes.forgotPassword} className={buttonClass({ look: 'plain' })}>
            {t('auth.forgot')}
          </Link>
        </div>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.claim.title')} text={t('auth.claim.text', { email })}>
      <ClaimForm
        token={token}
        onDone={async () => {
          setDone(true)
          await refresh()
        }}
      />
    </AuthPage>
  )
}

const errorFields = { weak_password: 'password', common_password: 'password' } as const

function ClaimForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const blankTexts = useNameTexts()
  const form = useApiForm(claimAccount, {
    defaultValues: { token, firstName: '', lastName: '', password: '', language },
    errorFields,
    blankTexts,
    onDone,
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label={t('auth.firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextInput label={t('auth.lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <PasswordInput
        label={t('auth.reset.password')}
        autoComplete="new-password"
        showRules
        {...form.field('password')}
      />
      <Checkbox label={t('auth.terms')} hint={<TermsLinks />} {...form.field('terms')} />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending}>
        {t('auth.claim.submit')}
      </Button>
    </form>
  )
}
