import type { Capabilities } from '@vedetta/contracts/calls/capabilities'

/** The words, in either language, by which a text promises what an instance may lack. */
export const promises: Readonly<Record<keyof Capabilities, RegExp>> = {
  payments: /\bstripe\b|\bcon carta\b|\bla carta\b|\bby card\b|\byour card\b/gi,
  push: /sui dispositivi|on devices|notifiche del browser|notifications of the browser/gi,
  providers: /\b(?:google|microsoft)\b(?! authenticator)/gi,
  aiSearch: /\bAI\b|\bIA\b|intelligenza artificiale|artificial intelligence/g,
}
