import { disableTwoFactor, enableTwoFactor, providers } from '@vedetta/contracts/auth'
import type { Profile } from '@vedetta/contracts/profile'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSession } from '../../domain/profile.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Row, RowList } from '../../ui/row-list.tsx'
import { Section } from '../../ui/section.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { TwoStepSetUp } from './two-step-set-up.tsx'

export function TwoStepSection({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { refresh } = useSession()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const [secrets, setSecrets] = useState<z.output<typeof enableTwoFactor.output>>()
  const text = user.hasPassword
    ? t(user.twoFactor ? 'profile.twoStep.on' : 'profile.twoStep.off')
    : t('profile.twoStep.ofProvider', {
        provider: user.providers.map((provider) => providers[provider][language]).join(t('profile.ways.or')),
      })

  async function finish(done: string) {
    await refresh()
    setPasswordOpen(false)
    setSecrets(undefined)
    showToast({ type: 'success', title: done })
  }

  return (
    <Section title={t('profile.twoStep.title')} text={t('profile.twoStep.text')}>
      <RowList>
        <Row
          icon={<ShieldCheck aria-hidden="true" />}
          title={
            <>
              {t('profile.twoStep.app')}
              <Pill tone={user.twoFactor ? 'brand' : 'neutral'}>
                {t(user.twoFactor ? 'profile.twoStep.active' : 'profile.twoStep.inactive')}
              </Pill>
            </>
          }
          text={text}
          action={
            user.hasPassword && (
              <Button
                look="plain"
                size="small"
                onClick={() => (secrets ? setSecrets(undefined) : setPasswordOpen(true))}
              >
                {secrets ? t('kit.cancel') : t(user.twoFactor ? 'profile.twoStep.disable' : 'profile.twoStep.enable')}
              </Button>
            )
          }
        />
      </RowList>
      {secrets && <TwoStepSetUp {...secrets} onDone={() => finish(t('profile.twoStep.enabled'))} />}
      {user.twoFactor ? (
        <PasswordDialog
          call={disableTwoFactor}
          open={isPasswordOpen}
          onClose={() => setPasswordOpen(false)}
          title={t('profile.twoStep.disableTitle')}
          text={t('profile.twoStep.disableText')}
          submitLabel={t('profile.twoStep.disable')}
          look="danger"
          onDone={() => finish(t('profile.twoStep.disabled'))}
        />
      ) : (
        <PasswordDialog
          call={enableTwoFactor}
          open={isPasswordOpen}
          onClose={() => setPasswordOpen(false)}
          title={t('profile.twoStep.enableTitle')}
          text={t('profile.twoStep.enableText')}
          submitLabel={t('auth.continue')}
          look="primary"
          onDone={(answer) => {
            setPasswordOpen(false)
            setSecrets(answer)
          }}
        />
      )}
    </Section>
  )
}
