import { deletionParam, downloadAccountData, type Profile } from '@vedetta/contracts/customers/profile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { dayOf } from '../../lib/italian-time.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function DataRights({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const resultToast = useResultToast()
  const [params, setParams] = useSearchParams()
  // Back from the provider, the dialog opens again.
  const [isDeleting, setDeleting] = useState(params.has(deletionParam))
  const download = useCall(downloadAccountData, (data) =>
    saveFile(`vedetta-${dayOf(new Date())}.json`, 'application/json', JSON.stringify(data, null, 2)),
  )
  function closeDialog() {
    setDeleting(false)
    if (params.has(deletionParam)) setParams({}, { replace: true })
  }

  return (
    <Section title={t('profile.data.title')}>
      <RowList>
        <Row
          title={t('profile.data.download')}
          text={t('profile.data.downloadText')}
          action={
            <Button
              look="plain"
              size="small"
              busy={download.isPending}
              onClick={() =>
                download.mutate({}, resultToast({ done: t('profile.data.ready'), failed: t('profile.data.notReady') }))
              }
            >
              {t('profile.data.downloadAct')}
            </Button>
          }
        />
        <Row
          title={t('profile.data.delete')}
          text={t('profile.data.deleteText')}
          action={
            <Button look="plain" size="small" className="text-no" onClick={() => setDeleting(true)}>
              {t('profile.data.deleteAct')}
            </Button>
          }
        />
      </RowList>
      <DeleteAccountDialog user={user} open={isDeleting} onClose={closeDialog} />
    </Section>
  )
}
