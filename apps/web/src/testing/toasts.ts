import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { currentToasts } from '../lib/toasts.ts'

/** Waits for a visible toast with these texts. */
export async function expectToast(title: string, description = ''): Promise<void> {
  const shown = () => currentToasts().filter(({ visible }) => visible)
  await waitFor(() => expect(shown()).toContainEqual(expect.objectContaining({ title, description })))
}
