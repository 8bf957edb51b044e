import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type SelectProps<Value extends string> = FieldTexts & {
  options: readonly { value: Value; label: string }[]
  value: Value
  disabled?: boolean
  onChange: (value: Value) => void
}

export function Select<Value extends string>({
  options,
  value,
  disabled = false,
  onChange,
  ...texts
}: SelectProps<Value>) {
  return (
    <Field {...texts} labelsButton>
      <BaseSelect.Root
        items={options}
        value={value}
        disabled={disabled}
        onValueChange={(chosen) => {
          if (chosen !== null) onChange(chosen)
        }}
      >
        <BaseSelect.Trigger
          className={clsx(controlClass, 'flex items-center justify-between gap-2 text-left hover:bg-hover')}
        >
          <BaseSelect.Value className="truncate" />
          <BaseSelect.Icon>
            <ChevronDown className="size-4 text-muted" aria-hidden="true" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        {/* The content security policy forbids Base UI's style element, which only hides a scrollbar. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner className="z-50 outline-none" sideOffset={6} alignItemWithTrigger={false}>
              <BaseSelect.Popup className="max-h-[min(var(--available-height),320px)] min-w-[var(--anchor-width)] overflow-y-auto overscroll-contain rounded-lg border border-edge/60 bg-card p-1 outline-none">
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    className="flex cursor-default items-center justify-between gap-4 rounded-md px-2.5 py-1.5 outline-none data-highlighted:bg-brand-soft data-highlighted:text-brand pointer-coarse:py-2.5"
                  >
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator>
                      <Check className="size-4" aria-hidden="true" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
    </Field>
  )
}
