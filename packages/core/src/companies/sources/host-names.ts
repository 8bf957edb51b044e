/** Without the port. The URL is one of ours, so it parses. */
export function hostOf(url: string): string {
  return new URL(url).hostname
}

/** The host first, then its parent domains. */
export function hostAndAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
