import { zodResolver } from '@hookform/resolvers/zod'
import type { Call } from '@vedetta/contracts/calls/call'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { FormEvent } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { ApiErrorCode } from './api-client.ts'
import { useCall } from './use-call.ts'
import { useErrorText } from './use-error-text.ts'

type ApiFormOptions<Values extends FieldValues, Answer> = {
  defaultValues: DefaultValues<Values>
  /** Server errors to show at a field; any other is the form's `failure`. */
  errorFields?: { readonly [Code in ErrorCode]?: Path<Values> }
  /** The text for a field that is left blank, where the error's text is about other faults too. */
  blankTexts?: { readonly [Name in Path<Values>]?: string }
  onDone: (answer: Answer, values: Values) => unknown
}

/** A form that makes one call: validated by the call's schema, with the texts of its error codes. */
export function useApiForm<Values extends FieldValues, Output extends z.ZodType>(
  call: Call<z.ZodType<unknown, Values>, Output>,
  { defaultValues, errorFields = {}, blankTexts = {}, onDone }: ApiFormOptions<Values, z.output<Output>>,
) {
  const errorText = useErrorText()
  const sending = useCall(call)
  const form = useForm<Values>({
    defaultValues,
    // The server normalises by the same schema, so the raw values are sent.
    resolver: zodResolver(call.input, undefined, { raw: true }),
  })
  const isSending = form.formState.isSubmitting
  const refused = sending.error && !fieldOf(sending.error.code) ? sending.error.code : undefined
  // A value without an input, such as the token of a link, can be invalid too.
  const hiddenFieldError = errorsIn(form.formState.errors).find(({ ref }) => !ref)

  function fieldOf(code: ApiErrorCode): Path<Values> | undefined {
    return code === 'network_error' ? undefined : errorFields[code]
  }

  async function send(values: Values): Promise<void> {
    try {
      const answer = await sending.mutateAsync(values)
      await onDone(answer, values)
    } catch (error) {
      const code = (error as { code?: ApiErrorCode }).code
      if (!code) throw error
      const field = fieldOf(code)
      if (field) form.setError(field, { message: code }, { shouldFocus: true })
    }
  }

  function errorOf(name: Path<Values>): string | undefined {
    const message = form.getFieldState(name, form.formState).error?.message
    if (message === undefined) return undefined
    const isBlank = `${form.getValues(name) ?? ''}`.trim() === ''
    return (isBlank ? blankTexts[name] : undefined) ?? errorText(toErrorCode(message))
  }

  return {
    ...form,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (!isSending) void form.handleSubmit(send, () => sending.reset())(event)
    },
    isSending,
    failure: refused ?? (hiddenFieldError && toErrorCode(hiddenFieldError.message)),
    /** When the call last failed; 0 when it did not. */
    failedAt: sending.isError ? sending.submittedAt : 0,
    errorOf,
    /** Props that make an input of `ui` a field of this form. */
    field: (name: Path<Values>, options?: RegisterOptions<Values, Path<Values>>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),
  }
}

/** For an optional field: an empty text is not sent. */
export function emptyAsMissing(value: string): string | undefined {
  return value.trim() === '' ? undefined : value
}

/** The errors of all values, also of nested ones. */
function errorsIn(errors: object): FieldError[] {
  return Object.values(errors).flatMap((error) => {
    if (typeof error !== 'object' || error === null) return []
    return typeof error.type === 'string' ? [error] : errorsIn(error)
  })
}

function toErrorCode(message: unknown): ErrorCode {
  return keysOf(errors).find((code) => code === message) ?? 'invalid_request'
}
