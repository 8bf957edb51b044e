import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'

type RowCheckboxProps = {
  label: string
  checked: boolean
  /** Some, but not all, of the rows are selected. */
  isIndeterminate?: boolean
  onChange: (isShiftHeld: boolean) => void
}

/** Selects a row, or all rows of the page. */
export function RowCheckbox({ label, checked, isIndeterminate = false, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const isMixed = isIndeterminate && !checked
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  const Icon = isMixed ? Minus : Check
  return (
    // The label is as tall as the row, so that a click beside the box still hits it.
    <label className="-my-1 -ml-3 flex h-[30px] w-9 cursor-pointer select-none items-center justify-center">
      <span className="relative grid size-[15px] place-items-center">
        <input
          ref={input}
          type="checkbox"
          aria-label={label}
          checked={checked}
          // A checkbox changes by a click, which knows the keys held.
          onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border-[1.5px] border-edge bg-card transition-colors checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand"
        />
        <Icon
          className="pointer-events-none relative hidden size-3 stroke-3 text-on-brand peer-checked:block peer-indeterminate:block"
          aria-hidden="true"
        />
      </span>
    </label>
  )
}
