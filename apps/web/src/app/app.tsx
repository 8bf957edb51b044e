import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ToastStack } from '../ui/toast-stack.tsx'
import { createQueryClient } from './query-client.ts'

/** Everything on the page: the screen of an address, and the toasts that outlive a change of screen. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastStack />
    </QueryClientProvider>
  )
}
