/** Where `?next=` leads: a path of this site, or nothing. An address elsewhere would make the sign-in page a trap. */
export function nextPath(value: string | null): string | undefined {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return undefined
  const url = URL.parse(value, window.location.origin)
  if (url?.origin !== window.location.origin) return undefined
  return url.pathname + url.search + url.hash
}
