import { fireEvent, screen } from '@testing-library/react'

/** Opens a Select and presses one of its options, as a mouse does. */
export async function chooseOption(label: string, option: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: label }))
  const item = await screen.findByRole('option', { name: option })
  fireEvent.pointerDown(item)
  fireEvent.click(item)
}
