/**
 * Credentials that are known by their form, so that a hit is one: guessing by randomness alone would report every hash and
 * fixture of this repository. A made-up one for a test is put together from parts.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'live key of Stripe': /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  'webhook secret of Stripe': /\bwhsec_[0-9A-Za-z+/]{24,}/,
  'API key of ours': /\bvdt_[0-9A-Za-z]{22}_[0-9A-Za-z]{6}\b/,
  'key of SendGrid': /\bSG\.[\w-]{20,}\.[\w-]{30,}/,
  'token of GitHub': /\b(?:gh[opsur]_[0-9A-Za-z]{36}|github_pat_\w{60,})/,
  'token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  'key of Google': /\bAIza[\w-]{35}\b/,
  'secret of Google sign-in': /\bGOCSPX-[\w-]{28}\b/,
  'secret of Microsoft sign-in': /\b[\w~.]{3}8Q~[\w~.-]{34}\b/,
  'password of an engine':
    /\b(?:postgres(?:ql)?|rediss?|smtps?|https?):\/\/[\w.-]*:(?!password@|…)[^\s:/@'"`$<{}…]{6,}@(?!127\.0\.0\.1|localhost|\[::1\]|[\w.-]*(?:\.example|\.test|\.invalid)\b|host\b)[\w.-]+/,
  'secret of the application': /^\s*(?:AUTH_SECRET|AUTH_SECRET_PREVIOUS)=["']?[^\s"'#$]{32,}/m,
}

export type FoundSecret = { readonly line: number; readonly kind: string }

/** Where a text holds what looks like a credential, by line. */
export function secretsIn(text: string): FoundSecret[] {
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ index }) => ({
      line: text.slice(0, index).split('\n').length,
      kind,
    })),
  )
}
