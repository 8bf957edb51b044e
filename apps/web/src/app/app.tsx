import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ToastStack } from '../ui/overlays/toast-stack.tsx'

/** The providers and the toasts, which outlive a change of screen. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <ToastStack />
    </QueryClientProvider>
  )
}
