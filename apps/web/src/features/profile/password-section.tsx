import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '@vedetta/contracts/customers/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { sessionsQuery } from './profile.api.ts'

const empty = { current: '', password: '', repeated: '' }

const errorFields = {
  current_password_invalid: 'current',
  weak_password: 'password',
  common_password: 'password',
  passwords_differ: 'repeated',
} as const

export function PasswordSection() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [changes, setChanges] = useState(0)
  const form = useApiForm(changePassword, {
    defaultValues: empty,
    errorFields,
    onDone: () => {
      form.reset(empty)
      setChanges(changes + 1)
      showToast({ type: 'success', title: t('profile.password.done') })
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <Section title={t('profile.password.title')} text={t('profile.password.text')}>
      <form noValidate onSubmit={form.submit} className="grid max-w-sm gap-4">
        <PasswordInput
          label={t('profile.password.current')}
          autoComplete="current-password"
          {...form.field('current')}
        />
        <PasswordInput
          key={changes}
          label={t('profile.password.new')}
          autoComplete="new-password"
          showRules
          {...form.field('password')}
        />
        <PasswordInput label={t('profile.password.repeated')} autoComplete="new-password" {...form.field('repeated')} />
        <FormError code={form.failure} />
        <Button type="submit" busy={form.isSending} className="sm:justify-self-start">
          {t('profile.password.submit')}
        </Button>
      </form>
    </Section>
  )
}
