import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { currentToasts, hideToast } from '../lib/toasts.ts'

/** That a toast on show now says this. */
export async function expectToast(title: string, description = ''): Promise<void> {
  const shown = () => currentToasts().filter(({ visible }) => visible)
  await waitFor(() => expect(shown()).toContainEqual(expect.objectContaining({ title, description })))
}

/** Toasts outlive a change of screen, and so also a test. */
export function hideToasts(): void {
  for (const { id } of currentToasts()) hideToast(id)
}
