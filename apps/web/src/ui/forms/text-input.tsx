import { Field as BaseField } from '@base-ui/react/field'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type TextInputProps = FieldTexts &
  ComponentProps<'input'> & {
    /** A button for an action on the text. */
    beside?: ReactNode
  }

/** A native input, for password managers and react-hook-form's `register`. */
export function TextInput({ label, hint, error, aside, beside, className, ...props }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      <div className="flex gap-2">
        <BaseField.Control className={clsx(controlClass, className)} {...props} />
        {beside}
      </div>
    </Field>
  )
}
