import { Field as BaseField } from '@base-ui/react/field'
import { passwordRules } from '@vedetta/contracts/customers/person'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { Check, Dot, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type PasswordInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'type'> & {
    /** For a new password: ticks each rule as it is met. */
    showRules?: boolean
  }

const ruleNames = {
  length: 'kit.rules.length',
  uppercase: 'kit.rules.uppercase',
  lowercase: 'kit.rules.lowercase',
  number: 'kit.rules.number',
  special: 'kit.rules.special',
} as const satisfies Record<keyof typeof passwordRules, string>

export function PasswordInput({ label, hint, error, aside, showRules, onInput, ...props }: PasswordInputProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={showRules ? <PasswordRules password={typed} /> : hint} error={error} aside={aside}>
      <div className="relative">
        <BaseField.Control
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          className={clsx(controlClass, 'pr-11')}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            onInput?.(event)
          }}
          {...props}
        />
        <button
          type="button"
          aria-label={t('kit.showPassword')}
          aria-pressed={isShown}
          title={t(isShown ? 'kit.hidePassword' : 'kit.showPassword')}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-lg text-muted -outline-offset-2 hover:text-ink"
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      </div>
    </Field>
  )
}

function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="sr-only">{t('kit.rules.intro')} </span>
      <span className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-3 gap-y-0.5">
        {keysOf(passwordRules).map((rule) => {
          const isMet = passwordRules[rule].test(password)
          const Icon = isMet ? Check : Dot
          return (
            <span
              key={rule}
              className={clsx('inline-flex items-center gap-1 transition-colors', isMet && 'text-brand')}
            >
              <Icon className="size-3.5" aria-hidden="true" />
              {t(ruleNames[rule])}
              <span className="sr-only">{isMet ? `: ${t('kit.rules.met')};` : ';'}</span>
            </span>
          )
        })}
      </span>
    </>
  )
}
