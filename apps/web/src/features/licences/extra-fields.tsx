import { type Unit, units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'

type ExtraFieldsProps = {
  unit: Unit
  onUnit: (unit: Unit) => void
  amount: number
  /** Props of the amount's input, with its minimum and maximum. */
  amountInput: Omit<ComponentProps<typeof TextInput>, 'label'>
  /** Shown below the cost. */
  children?: ReactNode
}

/** Unit and amount of an extra, and its cost. */
export function ExtraFields({ unit, onUnit, amount, amountInput, children }: ExtraFieldsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <RadioGroup
        label={t('licences.extra.unit')}
        options={keysOf(units).map((value) => ({
          value,
          label: t('licences.extra.each', {
            unit: capitalised(units[value][language]),
            price: formatPrice(units[value].extraPrice, language),
          }),
        }))}
        value={unit}
        onChange={onUnit}
      />
      <TextInput label={t('licences.extra.amount')} type="number" inputMode="numeric" step={1} {...amountInput} />
      <p role="status" className="flex items-baseline justify-between gap-3 border-line border-t pt-3 tabular-nums">
        <span className="text-muted">{t('licences.extra.cost')}</span>
        <b className="font-semibold text-[17px]">
          {amount > 0 ? formatPrice(amount * units[unit].extraPrice, language) : '–'}
        </b>
      </p>
      {children}
    </>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
