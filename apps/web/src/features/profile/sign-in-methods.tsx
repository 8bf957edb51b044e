import type { Profile } from '@vedetta/contracts/customers/profile'
import { providers } from '@vedetta/contracts/facts/providers'
import { KeyRound, LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../../ui/controls/pill.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'

export function SignInMethods({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = user.providers.map((provider) => providers[provider][language])
  return (
    <Section title={t('profile.ways.title')}>
      <RowList>
        <Row
          icon={<KeyRound aria-hidden="true" />}
          title={
            <>
              {t('auth.password')}
              {user.hasPassword && <Pill tone="brand">{t('profile.ways.active')}</Pill>}
            </>
          }
          text={
            user.hasPassword ? user.email : t('profile.ways.noPassword', { provider: names.join(t('profile.ways.or')) })
          }
        />
        {names.map((name) => (
          <Row
            key={name}
            icon={<LogIn aria-hidden="true" />}
            title={
              <>
                {name}
                <Pill tone="brand">{t('profile.ways.active')}</Pill>
              </>
            }
            text={user.email}
          />
        ))}
      </RowList>
    </Section>
  )
}
