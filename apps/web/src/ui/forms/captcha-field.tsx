import 'altcha/external'
import 'altcha/altcha.css'
import { Field as BaseField } from '@base-ui/react/field'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { getCaptcha } from '@vedetta/contracts/customers/auth'
import type { AltchaWidgetElement } from 'altcha'
import type {} from 'altcha/types/react'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { FieldError } from './field.tsx'

/** For the `errorFields` of a form with a field `captcha`. */
export const captchaErrors = { captcha_required: 'captcha', invalid_captcha: 'captcha' } as const

// The widget's workers and styles are served by this site, so that the content security policy stays strict.
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker())

const configuration = JSON.stringify({ hideLogo: true, hideFooter: true, humanInteractionSignature: false })

type CaptchaFieldProps<Values extends FieldValues> = {
  name: Path<Values>
  form: Pick<UseFormReturn<Values>, 'control' | 'setValue' | 'clearErrors'> & {
    errorOf: (name: Path<Values>) => string | undefined
    /** A solution is valid once: after a failed submit the widget solves another. */
    failedAt: number
  }
}

/** The captcha: it solves a challenge in the background once the form has the focus, without any input. */
export function CaptchaField<Values extends FieldValues>({ name, form }: CaptchaFieldProps<Values>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const errorId = useId()
  const widget = useRef<AltchaWidgetElement>(null)
  const { control, setValue, clearErrors, failedAt } = form
  const [hasFailed, setFailed] = useState(false)
  const error = hasFailed ? t('kit.captcha.error') : form.errorOf(name)
  const { field } = useController({ control, name })
  const { ref: registerFocus } = field

  useEffect(() => {
    const element = widget.current
    const update = (event: Event) => {
      const { payload, state } = (event as CustomEvent<{ payload: string | null; state: string }>).detail
      // The widget solves a new challenge when the form is used again.
      if (state === 'expired') return element?.reset()
      setFailed(state === 'error')
      setValue(name, (payload ?? '') as PathValue<Values, Path<Values>>)
      if (payload) clearErrors(name)
    }
    element?.addEventListener('statechange', update)
    registerFocus({ focus: () => element && checkboxOf(element)?.focus() })
    return () => element?.removeEventListener('statechange', update)
  }, [name, setValue, clearErrors, registerFocus])

  useEffect(() => {
    globalThis.$altcha.i18n.set(language, {
      ...globalThis.$altcha.i18n.get('en'),
      label: t('kit.captcha.label'),
      verifying: t('kit.captcha.verifying'),
      verified: t('kit.captcha.verified'),
    })
  }, [language, t])

  useEffect(() => {
    const element = widget.current
    if (!element) return
    // The widget hears the focus only once it has loaded; a person may be typing by then.
    const start = () => {
      const isUsed = element.closest('form')?.contains(document.activeElement)
      if (isUsed && element.getState() === 'unverified') void element.verify()
    }
    if (globalThis.$altcha.instances.has(element)) start()
    else element.addEventListener('load', start, { once: true })
    return () => element.removeEventListener('load', start)
  }, [])

  useEffect(() => {
    if (failedAt > 0) void widget.current?.verify()
  }, [failedAt])

  useEffect(() => {
    const checkbox = widget.current && checkboxOf(widget.current)
    checkbox?.setAttribute('aria-invalid', String(error !== undefined))
    if (error === undefined) checkbox?.removeAttribute('aria-describedby')
    else checkbox?.setAttribute('aria-describedby', errorId)
  }, [error, errorId])

  return (
    <BaseField.Root invalid={error !== undefined} className="grid gap-1.5">
      <altcha-widget
        ref={widget}
        auto="onfocus"
        challenge={apiPrefix + getCaptcha.path}
        configuration={configuration}
        language={language}
      />
      <div id={errorId}>
        <FieldError error={error} />
      </div>
      <span role="status" className="sr-only">
        {field.value && t('kit.captchaSolved')}
      </span>
    </BaseField.Root>
  )
}

function checkboxOf(widget: HTMLElement): HTMLInputElement | null {
  return widget.querySelector('input[type="checkbox"]')
}
