import { type LicenceDetails, setSecondStepRule } from '@vedetta/contracts/licences'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Row, RowList } from '../../ui/row-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useRefreshLicences } from './licences.api.ts'

/** The administrator's switch: whether everybody with a seat needs two-step sign-in. */
export function SecondStepRule({ licence: { licenceID, requiresSecondStep } }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const refresh = useRefreshLicences()
  const changing = useConfirmedCall(setSecondStepRule, {
    doneText: t(requiresSecondStep ? 'licences.secondStep.released' : 'licences.secondStep.required'),
    onDone: refresh,
  })
  const act = t(requiresSecondStep ? 'licences.secondStep.release' : 'licences.secondStep.require')
  return (
    <Section title={t('licences.secondStep.title')} text={t('licences.secondStep.text')}>
      <RowList>
        <Row
          icon={<ShieldCheck aria-hidden="true" />}
          title={
            <>
              {t('licences.secondStep.rule')}
              <Pill tone={requiresSecondStep ? 'brand' : 'neutral'}>
                {t(requiresSecondStep ? 'licences.secondStep.on' : 'licences.secondStep.off')}
              </Pill>
            </>
          }
          action={
            <Button
              look="plain"
              size="small"
              onClick={() => changing.openDialog('', { licenceID, required: !requiresSecondStep })}
            >
              {act}
            </Button>
          }
        />
      </RowList>
      <ConfirmDialog
        title={t(requiresSecondStep ? 'licences.secondStep.releaseTitle' : 'licences.secondStep.requireTitle')}
        text={t(requiresSecondStep ? 'licences.secondStep.releaseText' : 'licences.secondStep.requireText')}
        confirmLabel={act}
        {...changing.dialog}
      />
    </Section>
  )
}
