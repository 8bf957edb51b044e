import { Field as BaseField } from '@base-ui/react/field'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>

export function TextArea({ label, hint, error, aside, className, ...props }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      <BaseField.Control
        render={<textarea {...props} className={clsx(controlClass, 'h-auto min-h-24 resize-y py-2.5', className)} />}
      />
    </Field>
  )
}
