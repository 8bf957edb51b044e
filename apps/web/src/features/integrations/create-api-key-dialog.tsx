import { useQuery } from '@tanstack/react-query'
import { apiKeyDays, createApiKey } from '@vedetta/contracts/customers/api-keys'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { readScopes, type Scope, scopes } from '@vedetta/contracts/public-api/scopes'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { seatsQuery } from './integrations.api.ts'

type FormProps = { licenceID: string; onClose: () => void; onCreated: (secret: string) => Promise<void> }
type SeatOptions = readonly { value: string; label: string }[]

export function CreateApiKeyDialog({ open, ...props }: FormProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={t('integrations.keys.create')}
      text={t('integrations.keys.createText')}
    >
      <CreateApiKey {...props} />
    </Dialog>
  )
}

function CreateApiKey(props: FormProps) {
  const { t } = useTranslation()
  const { data: seats, error } = useQuery(seatsQuery(props.licenceID))
  if (error) return <FormError code={error.code} />
  if (!seats) return <LoadingLines count={3} />
  const [first] = seats
  if (!first) return <Banner tone="info">{t('integrations.keys.noSeats')}</Banner>
  return <CreateApiKeyForm {...props} seats={seats} firstSeat={first.value} />
}

function CreateApiKeyForm(props: FormProps & { seats: SeatOptions; firstSeat: string }) {
  const { licenceID, seats, firstSeat, onClose, onCreated } = props
  const { t } = useTranslation()
  // Of this form: sent twice, it makes one key.
  const [keyID] = useState(() => crypto.randomUUID())
  const form = useApiForm(createApiKey, {
    defaultValues: { licenceID, keyID, seatID: firstSeat, name: '', scopes: [...readScopes], validDays: 90 },
    errorFields: { api_key_name_required: 'name', unknown_seat: 'seatID' },
    onDone: ({ secret }) => onCreated(secret),
  })
  const chosen = form.watch('scopes')
  const choose = (scope: Scope, isOn: boolean) =>
    form.setValue(
      'scopes',
      keysOf(scopes).filter((each) => (each === scope ? isOn : chosen.includes(each))),
    )
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <TextInput
        label={t('integrations.keys.name')}
        hint={t('integrations.keys.nameHint')}
        autoComplete="off"
        {...form.field('name')}
      />
      <Select
        label={t('integrations.keys.seat')}
        hint={t('integrations.keys.seatHint')}
        options={seats}
        value={form.watch('seatID')}
        error={form.errorOf('seatID')}
        onChange={(seatID) => form.setValue('seatID', seatID)}
      />
      <ScopeChoices chosen={chosen} onChoose={choose} />
      <Select
        label={t('integrations.keys.expiry')}
        options={apiKeyDays.map((days) => ({ value: `${days}`, label: t('integrations.keys.days', { days }) }))}
        value={`${form.watch('validDays')}`}
        onChange={(value) => form.setValue('validDays', apiKeyDays.find((days) => `${days}` === value) ?? 90)}
      />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('integrations.keys.submit')} busy={form.isSending} />
    </form>
  )
}

type ScopeChoicesProps = {
  chosen: readonly Scope[]
  onChoose: (scope: Scope, isOn: boolean) => void
}

/** The permissions whose use costs searches or credits. */
const costTexts = new Map<
  Scope,
  'integrations.keys.spends.positions' | 'integrations.keys.spends.contacts' | 'integrations.keys.spends.exports'
>([
  ['positions:read', 'integrations.keys.spends.positions'],
  ['contacts:unlock', 'integrations.keys.spends.contacts'],
  ['exports:write', 'integrations.keys.spends.exports'],
])

function ScopeChoices({ chosen, onChoose }: ScopeChoicesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{t('integrations.keys.scopes')}</legend>
      {keysOf(scopes).map((scope) => {
        const costText = costTexts.get(scope)
        return (
          <Checkbox
            key={scope}
            label={scopes[scope][language]}
            hint={costText && t(costText, creditCosts)}
            checked={chosen.includes(scope)}
            onChange={(event) => onChoose(scope, event.target.checked)}
          />
        )
      })}
    </fieldset>
  )
}
