import { useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { maxExported } from '@vedetta/contracts/inbox/position-export'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { settingsQuery, useUpdateSettings } from '../../../domain/settings.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Banner } from '../../../ui/controls/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { DialogActions } from '../../../ui/overlays/dialog.tsx'
import { type ExportSubject, exportCostQuery, useExport } from './export.api.ts'
import { choiceOfSettings, type ExportChoice, ExportChoices, settingsOfChoice } from './export-choices.tsx'
import { affordable, ExportCost } from './export-cost.tsx'
import { keyOf, RowSetChoice } from './row-set-choice.tsx'
import type { RowSet } from './row-sets.ts'
import { startDownload } from './start-download.ts'
import { useExportPrice } from './use-export-price.ts'
import { useExportToast } from './use-export-toast.ts'

type ExportFormProps = { sets: readonly RowSet[]; onClose: () => void }

/** No form, which Enter in a field would submit: only a press of the button pays. */
export function ExportForm({ sets, onClose }: ExportFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [chosenKey, setChosenKey] = useState<string>()
  const chosen = sets.find((set) => keyOf(set) === chosenKey) ?? sets[0]
  const isTooMany = chosen !== undefined && 'positionIDs' in chosen.subject && chosen.count > maxExported
  const subject = isTooMany ? undefined : chosen?.subject
  const priceOf = useExportPrice()
  const showResult = useExportToast()
  const requestIDOf = useRequestID()
  const { choice, change, remember } = useExportChoice()
  const {
    data: cost,
    error: costError,
    refetch,
  } = useQuery({
    ...exportCostQuery(subject ?? { positionIDs: [] }),
    enabled: subject !== undefined,
  })
  const { mutate, isPending, error } = useExport((exported) => {
    startDownload(exported.url)
    showResult(exported)
    onClose()
  })
  const isPayable = cost !== undefined && affordable(cost) > 0

  function pay() {
    if (!subject || !isPayable || isPending) return
    mutate({ subject, ...choice, requestID: requestIDOf(subject, choice) })
    remember()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {chosen && <RowSetChoice sets={sets} chosen={chosen} onChange={setChosenKey} />}
      {isTooMany && <Banner tone="error">{t('export.tooMany', { most: formatNumber(maxExported, language) })}</Banner>}
      <ExportChoices choice={choice} onChange={change} />
      {!costError && <ExportCost cost={cost} />}
      <FormError
        code={error?.code ?? costError?.code}
        action={
          costError && (
            <Button look="plain" size="small" onClick={() => void refetch()}>
              {t('errors.retry')}
            </Button>
          )
        }
      />
      <DialogActions>
        <Link
          to={`${routes.profile}?tab=exports`}
          className="self-center rounded-sm text-muted text-sm underline underline-offset-2 hover:text-ink max-sm:py-2 sm:mr-auto"
        >
          {t('export.past')}
        </Link>
        <Button look="plain" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button onClick={pay} busy={isPending} disabled={!isPayable}>
          {cost
            ? t('export.submitOf', { n: formatNumber(cost.positions, language), price: priceOf(cost) })
            : t('export.submit')}
        </Button>
      </DialogActions>
    </div>
  )
}

/** The choices of the settings until the person makes others, which the next export begins with. */
function useExportChoice() {
  const { data: settings = defaultSettings } = useQuery(settingsQuery)
  const { mutate: save } = useUpdateSettings()
  const [chosen, change] = useState<ExportChoice>()
  const remember = () => {
    if (chosen) save(settingsOfChoice(chosen))
  }
  return { choice: chosen ?? choiceOfSettings(settings), change, remember }
}

/** One ID per subject and choice while the dialog is open, so that a retry is never charged twice. */
function useRequestID(): (subject: ExportSubject, choice: ExportChoice) => string {
  const [requests] = useState(() => new Map<string, string>())
  return (subject, choice) => {
    const key = JSON.stringify([subject, choice])
    const requestID = requests.get(key) ?? crypto.randomUUID()
    requests.set(key, requestID)
    return requestID
  }
}
