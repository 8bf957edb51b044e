import { Field as BaseField } from '@base-ui/react/field'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldTexts = {
  label: string
  hint?: ReactNode
  /** The text of the value's error. */
  error?: string | undefined
  /** At the end of the label's line, like "Password dimenticata?". */
  aside?: ReactNode
}

type FieldProps = FieldTexts & { className?: string | undefined; labelsButton?: boolean; children: ReactNode }

export const controlClass =
  'h-[42px] w-full min-w-0 rounded-lg border border-edge/60 bg-card px-3 text-[15px] text-ink transition-colors placeholder:text-muted focus-visible:outline-2 focus-visible:outline-offset-0 data-invalid:border-no disabled:bg-hover disabled:text-muted pointer-coarse:text-[16px]'

/** Label, hint and error of the Base UI control inside, tied to it by ARIA attributes. */
export function Field({ label, hint, error, aside, className, labelsButton = false, children }: FieldProps) {
  return (
    <BaseField.Root
      invalid={error !== undefined}
      className={clsx('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
    >
      <div className="flex items-baseline justify-between gap-3">
        <BaseField.Label
          className="font-medium text-sm"
          {...(labelsButton && { nativeLabel: false, render: <span /> })}
        >
          {label}
        </BaseField.Label>
        {aside && <span className="text-sm">{aside}</span>}
      </div>
      {children}
      <FieldError error={error} />
      {hint && <BaseField.Description className="text-muted text-xs">{hint}</BaseField.Description>}
    </BaseField.Root>
  )
}

export function FieldError({ error }: { error: string | undefined }) {
  return (
    <BaseField.Error match={error !== undefined} className="flex gap-1.5 text-no text-sm leading-[1.35]">
      <CircleAlert className="mt-[1.5px] size-3.5 shrink-0" aria-hidden="true" />
      {error}
    </BaseField.Error>
  )
}
