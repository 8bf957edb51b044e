import { type LicenceDetails, setSecondStepRule } from '@vedetta/contracts/customers/licences'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'
import { useRefreshLicences } from './licences.api.ts'

const questions = {
  require: {
    title: 'licences.secondStep.requireTitle',
    text: 'licences.secondStep.requireText',
    confirm: 'licences.secondStep.require',
  },
  release: {
    title: 'licences.secondStep.releaseTitle',
    text: 'licences.secondStep.releaseText',
    confirm: 'licences.secondStep.release',
  },
} as const

/** The administrator's switch: whether everybody with a seat needs two-step sign-in. */
export function SecondStepRule({ licence: { licenceID, requiresSecondStep } }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const refresh = useRefreshLicences()
  const changing = useConfirmedCall(setSecondStepRule, {
    doneText: t(requiresSecondStep ? 'licences.secondStep.released' : 'licences.secondStep.required'),
    onDone: refresh,
  })
  const act = requiresSecondStep ? 'release' : 'require'
  // Of the question, not of the licence, which changes while the dialog fades out.
  const asked = changing.subject === 'release' ? 'release' : 'require'
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
              onClick={() => changing.openDialog(act, { licenceID, required: !requiresSecondStep })}
            >
              {t(questions[act].confirm)}
            </Button>
          }
        />
      </RowList>
      <ConfirmDialog
        title={t(questions[asked].title)}
        text={t(questions[asked].text)}
        confirmLabel={t(questions[asked].confirm)}
        {...changing.dialog}
      />
    </Section>
  )
}
