import { Check, Minus } from 'lucide-react'
import { useEffect, useRef } from 'react'

type PickBoxProps = {
  label: string
  checked: boolean
  /** Some of what it stands for is chosen. */
  isPartly?: boolean
  onChange: () => void
}

/** Chooses a row, or all rows on show. */
export function PickBox({ label, checked, isPartly = false, onChange }: PickBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const isMixed = isPartly && !checked
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  const Icon = isMixed ? Minus : Check
  return (
    // As tall as its row, so that a click beside the box is still meant for it.
    <label className="-my-1 -ml-3 flex h-[30px] w-9 cursor-pointer items-center justify-center">
      <span className="relative grid size-[15px] place-items-center">
        <input
          ref={input}
          type="checkbox"
          aria-label={label}
          checked={checked}
          onChange={onChange}
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
