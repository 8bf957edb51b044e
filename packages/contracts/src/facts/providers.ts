import type { Labels } from '../text/labels.ts'

export const providers = {
  google: { it: 'Google', en: 'Google' },
  microsoft: { it: 'Microsoft', en: 'Microsoft' },
} as const satisfies Record<string, Labels>

export type Provider = keyof typeof providers
