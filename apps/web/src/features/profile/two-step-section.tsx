import { disableTwoFactor, enableTwoFactor } from '@vedetta/contracts/customers/auth'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSession } from '../../domain/profile.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { TwoStepSetUp } from './two-step-set-up.tsx'

export function TwoStepSection({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const { refresh } = useSession()
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const [secrets, setSecrets] = useState<z.output<typeof enableTwoFactor.output>>()
  const text = t(user.twoFactor ? 'profile.twoStep.on' : 'profile.twoStep.off')

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
            <Button look="plain" size="small" onClick={() => (secrets ? setSecrets(undefined) : setPasswordOpen(true))}>
              {secrets ? t('kit.cancel') : t(user.twoFactor ? 'profile.twoStep.disable' : 'profile.twoStep.enable')}
            </Button>
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
          text={t(user.hasPassword ? 'profile.twoStep.disableText' : 'profile.twoStep.disableOfProvider')}
          asksPassword={user.hasPassword}
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
          text={t(user.hasPassword ? 'profile.twoStep.enableText' : 'profile.twoStep.enableOfProvider')}
          asksPassword={user.hasPassword}
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
