import { routes } from '@vedetta/contracts/calls/routes'
import { type Provider, providers } from '@vedetta/contracts/facts/providers'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCapabilities } from '../../domain/instance.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { withLinkParams } from './link-params.ts'
import { ProviderIcon } from './provider-icon.tsx'

export const providerRoutes = {
  google: routes.signInGoogle,
  microsoft: routes.signInMicrosoft,
} as const satisfies Record<Provider, string>

/** Sign-in by the providers this instance is configured for. */
export function ProviderLinks(linkParams: { code: string; next: string | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { providers: offered } = useCapabilities()
  if (offered.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-muted text-xs before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('auth.or')}
      </p>
      {offered.map((provider) => (
        <Link
          key={provider}
          to={withLinkParams(providerRoutes[provider], linkParams)}
          className={buttonClass({ look: 'plain', className: 'w-full' })}
        >
          <ProviderIcon provider={provider} />
          {t('auth.continueWith', { provider: providers[provider][language] })}
        </Link>
      ))}
      <p className="text-balance text-center text-muted text-xs">{t('auth.providerTerms')}</p>
    </div>
  )
}
