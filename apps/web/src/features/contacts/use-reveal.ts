import type { PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useUnlock } from './use-unlock.ts'

type Reveal = {
  /** Spends credits. */
  unlock: () => void
  isPending: boolean
  name: RefObject<HTMLParagraphElement | null>
}

/** Unlocks a person, and moves the focus to the name that takes the place of the button. */
export function useReveal(companyID: string, { contactID, person }: PersonalContact): Reveal {
  const name = useRef<HTMLParagraphElement>(null)
  const { mutate, isPending } = useUnlock(companyID)
  const [isUnlockedHere, setUnlockedHere] = useState(false)
  const isRevealed = isUnlockedHere && person !== null

  useEffect(() => {
    if (isRevealed) name.current?.focus()
  }, [isRevealed])

  return { unlock: () => mutate(contactID, { onSuccess: () => setUnlockedHere(true) }), isPending, name }
}
