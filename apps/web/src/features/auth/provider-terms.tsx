import { routes } from '@vedetta/contracts/calls/routes'
import { signInWithProvider, termsAccepted } from '@vedetta/contracts/customers/auth'
import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import { type Provider, providers } from '@vedetta/contracts/facts/providers'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { AuthPage } from './auth-page.tsx'
import { useLinkParams } from './link-params.ts'
import { ProviderIcon } from './provider-icon.tsx'
import { TermsLinks } from './terms-links.tsx'

const signUpCall = { ...signInWithProvider, input: signInWithProvider.input.safeExtend({ terms: termsAccepted }) }

/** For a person whom the provider knows and Vedetta doesn't: nothing is stored about them until they accept the terms and come back. */
export function ProviderTerms({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { code, next } = useLinkParams()
  const name = providers[provider][language]
  const form = useApiForm(signUpCall, {
    defaultValues: { provider, language, ...(code && { code }), ...(next && { next }) },
    onDone: ({ url }) => window.location.replace(url),
  })
  const { setValue } = form
  useEffect(() => setValue('language', language), [setValue, language])

  return (
    <AuthPage title={t('auth.provider.newTitle')} text={t('auth.provider.newText', { provider: name })}>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <Checkbox
          label={t('auth.terms')}
          hint={
            <>
              <TermsLinks />
              <span className="mt-1 block">{t('auth.termsVersion', { version: legalVersion.number })}</span>
            </>
          }
          {...form.field('terms')}
        />
        <FormError code={form.failure} />
        <div className="grid gap-2">
          <Button type="submit" busy={form.isSending}>
            <ProviderIcon provider={provider} />
            {t('auth.provider.create', { provider: name })}
          </Button>
          <Link to={routes.signIn} className={buttonClass({ look: 'plain' })}>
            {t('kit.cancel')}
          </Link>
        </div>
      </form>
      <p className="text-pretty text-muted text-sm">{t('auth.provider.newNothing')}</p>
    </AuthPage>
  )
}
