import { Field as BaseField } from '@base-ui/react/field'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, ...props }: CheckboxProps) {
  return (
    <BaseField.Root invalid={error !== undefined} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <BaseField.Label className="group flex cursor-pointer gap-2.5 py-0.5 text-sm leading-[1.4] has-disabled:cursor-default pointer-coarse:py-2">
        <span className="relative mt-px grid size-4 shrink-0 place-items-center">
          <BaseField.Control
            type="checkbox"
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border-[1.5px] border-edge bg-card transition-colors checked:border-brand checked:bg-brand disabled:cursor-default disabled:opacity-50 data-invalid:border-no"
            {...props}
          />
          <Check
            className="pointer-events-none relative hidden size-3 stroke-3 text-on-brand peer-checked:block"
            aria-hidden="true"
          />
        </span>
        <span className="min-w-0 group-has-disabled:text-muted">{label}</span>
      </BaseField.Label>
      <div className="grid gap-1 pl-[26px] empty:hidden">
        <FieldError error={error} />
        {hint && <BaseField.Description className="text-muted text-xs">{hint}</BaseField.Description>}
      </div>
    </BaseField.Root>
  )
}
