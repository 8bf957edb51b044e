import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SavedFilter, setFilterBell } from '@vedetta/contracts/search/saved-filters'
import { Bell, BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasAlerts } from '../../../domain/alert-plans.ts'
import { useProfile } from '../../../domain/profile.ts'
import { settingsQuery } from '../../../domain/settings.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useConfirmedCall } from '../../../lib/use-confirmed-call.ts'
import { useResultToast } from '../../../lib/use-result-toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { changeFilters, noteAlertsOn } from './saved.api.ts'

/**
 * The bell of a filter. On plans without alerts it can only be turned off. While alerts are off in the settings it would not ring, so
 * that turning it on asks whether to turn them on too.
 */
export function FilterBell({ saved: { filterID, name, bell } }: { saved: SavedFilter }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const resultToast = useResultToast()
  const { user } = useProfile()
  const { data: settings } = useQuery(settingsQuery)
  const onTurned = (answer: { bell: boolean }) =>
    changeFilters(client, (filters) =>
      filters.map((each) => (each.filterID === filterID ? { ...each, ...answer } : each)),
    )
  const { mutate, isPending, variables } = useCall(setFilterBell, onTurned)
  const withAlerts = useConfirmedCall(setFilterBell, {
    doneText: t('bells.turnedOnWithAlerts'),
    onDone: (answer) => {
      onTurned(answer)
      noteAlertsOn(client)
    },
  })
  const isOn = isPending ? variables.on : bell
  const isRefused = !bell && !hasAlerts(user?.subscription.tier)
  const texts = { done: t(isOn ? 'bells.turnedOff' : 'bells.turnedOn'), failed: t('bells.notTurned') }

  function turn() {
    if (!isOn && settings?.notifyOnFilter === false)
      withAlerts.openDialog(name, { filterID, on: true, notifyOnFilter: true })
    else mutate({ filterID, on: !isOn }, resultToast(texts))
  }

  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className="aria-pressed:text-brand"
        aria-label={t('bells.of', { name })}
        aria-pressed={isOn}
        disabled={isRefused}
        busy={isPending}
        onClick={turn}
      >
        {isOn ? (
          <Bell className="size-4 fill-current" aria-hidden="true" />
        ) : (
          <BellOff className="size-4" aria-hidden="true" />
        )}
      </Button>
      <ConfirmDialog
        {...withAlerts.dialog}
        title={t('bells.alertsOffTitle')}
        text={t('bells.alertsOffText', { name: withAlerts.subject })}
        confirmLabel={t('bells.turnOnWithAlerts')}
      />
    </>
  )
}
