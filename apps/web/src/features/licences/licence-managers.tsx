import { inviteManager, type LicenceDetails, removeManager } from '@vedetta/contracts/customers/licences'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useRefreshLicences } from './licences.api.ts'

export function LicenceManagers({ licence: { licenceID, managers, expired } }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const refresh = useRefreshLicences()
  const [isInviting, setInviting] = useState(false)
  const removing = useConfirmedCall(removeManager, { doneText: t('licences.managers.removed'), onDone: refresh })
  return (
    <Section
      title={t('licences.managers.title')}
      text={t('licences.managers.text')}
      action={
        !expired && (
          <Button look="plain" size="small" onClick={() => setInviting(true)}>
            <UserPlus className="size-4" aria-hidden="true" />
            {t('licences.managers.invite')}
          </Button>
        )
      }
    >
      {managers.length === 0 && <p className="text-muted">{t('licences.managers.none')}</p>}
      <RowList>
        {managers.map(({ managerID, inviteID, email }) => (
          <Row
            key={managerID ?? inviteID}
            title={
              <>
                {email}
                {inviteID && <Pill tone="new">{t('licences.status.invited')}</Pill>}
              </>
            }
            action={
              <Button
                look="plain"
                size="small"
                aria-label={t('licences.managers.removeOf', { email })}
                onClick={() =>
                  removing.openDialog(email, {
                    licenceID,
                    ...(inviteID ? { inviteID } : { managerID: managerID ?? undefined }),
                  })
                }
              >
                {t('licences.managers.remove')}
              </Button>
            }
          />
        ))}
      </RowList>
      <InviteDialog
        call={inviteManager}
        licenceID={licenceID}
        open={isInviting}
        onClose={() => setInviting(false)}
        title={t('licences.managers.inviteTitle')}
        text={t('licences.managers.inviteText')}
      />
      <ConfirmDialog
        title={t('licences.managers.removeTitle')}
        text={t('licences.managers.removeText', { email: removing.subject })}
        confirmLabel={t('licences.managers.remove')}
        look="danger"
        {...removing.dialog}
      />
    </Section>
  )
}
