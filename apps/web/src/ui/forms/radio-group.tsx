import { type ReactNode, useId } from 'react'

type RadioGroupProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  value: Value
  disabled?: boolean
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  disabled = false,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="grid grid-cols-[minmax(0,1fr)] gap-1 disabled:text-muted">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          label={option.label}
          hint={option.hint}
          checked={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </fieldset>
  )
}

type RadioProps = { name: string; label: ReactNode; hint?: ReactNode; checked: boolean; onChoose: () => void }

export function Radio({ name, label, hint, checked, onChoose }: RadioProps) {
  return (
    <label className="flex min-h-[26px] cursor-pointer items-center gap-2 text-sm has-disabled:cursor-default pointer-coarse:min-h-10 pointer-coarse:text-[15px]">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-[15px] shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-card transition-[border-width] checked:border-[5px] checked:border-brand disabled:cursor-default disabled:opacity-50"
      />
      <span className="min-w-0">
        {label}
        {hint && <span className="block text-muted text-xs">{hint}</span>}
      </span>
    </label>
  )
}
