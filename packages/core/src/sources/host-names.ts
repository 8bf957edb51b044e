/** Without its port. The URL is one of ours, so it can be read. */
export function hostOf(url: string): string {
  return new URL(url).hostname
}

/** The host itself first, then what it stands below. */
export function hostAndAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
