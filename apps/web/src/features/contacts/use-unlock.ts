import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ContactList, unlockContact } from '@vedetta/contracts/companies/company-contacts'
import { useTranslation } from 'react-i18next'
import { refreshBalance } from '../../domain/profile.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { contactsKey } from './contacts.api.ts'

/** Updates every cached list; callbacks are on the mutation, so the toast appears even if the list is unmounted. */
export function useUnlock(companyID: string) {
  const client = useQueryClient()
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryKey = contactsKey(companyID)
  return useMutation({
    mutationFn: (contactID: string) => fetchFromApi(unlockContact, { contactID }),
    onSuccess: ({ contact, credits }) => {
      client.setQueriesData<ContactList>({ queryKey }, (list) => {
        const people = list?.people.map((each) => (each.contactID === contact.contactID ? contact : each))
        return list && people && { ...list, people }
      })
      // The server counts the unlocked: colleagues unlock contacts too.
      void client.invalidateQueries({ queryKey })
      const description = credits > 0 ? t('contacts.used', { count: credits }) : t('contacts.paidBefore')
      showToast({ type: 'success', title: t('contacts.unlocked'), description, duration: 4000 })
    },
    onError: ({ code }) => {
      if (code === 'unknown_contact') void client.invalidateQueries({ queryKey })
      showToast({ type: 'error', title: t('contacts.notUnlocked'), description: errorText(code), duration: 6000 })
    },
    // Also after a failure: the server may have charged although its response was lost.
    onSettled: () => void refreshBalance(client),
  })
}
