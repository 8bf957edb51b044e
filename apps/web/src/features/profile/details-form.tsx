import { type Profile, updateProfile } from '@vedetta/contracts/customers/profile'
import { languages } from '@vedetta/contracts/text/labels'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../domain/profile.ts'
import { useNameTexts } from '../../domain/use-name-texts.ts'
import { changeLanguage, languageNames } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Section } from '../../ui/pages/section.tsx'

export function DetailsForm({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const { setUser } = useSession()
  const blankTexts = useNameTexts()
  const form = useApiForm(updateProfile, {
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
    blankTexts,
    onDone: ({ user: saved }, { language }) => {
      setUser(saved)
      form.reset({ firstName: saved.firstName, lastName: saved.lastName })
      if (language) changeLanguage(language)
      showToast({ type: 'success', title: t('profile.saved') })
    },
  })
  // Only changed fields are sent.
  const ifChanged = (name: 'firstName' | 'lastName') => ({
    setValueAs: (value: string | undefined) => (value === user[name] ? undefined : value),
  })
  return (
    <Section title={t('profile.details.title')} text={t('profile.details.text')}>
      <form noValidate onSubmit={form.submit} className="grid max-w-2xl gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            label={t('auth.firstName')}
            autoComplete="given-name"
            {...form.field('firstName', ifChanged('firstName'))}
          />
          <TextInput
            label={t('auth.lastName')}
            autoComplete="family-name"
            {...form.field('lastName', ifChanged('lastName'))}
          />
          <Select
            label={t('header.language')}
            hint={t('profile.details.languageHint')}
            options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
            value={form.watch('language') ?? user.language}
            onChange={(language) => form.setValue('language', language === user.language ? undefined : language)}
          />
        </div>
        <FormError code={form.failure} />
        <div>
          <Button type="submit" busy={form.isSending} className="max-sm:w-full">
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
