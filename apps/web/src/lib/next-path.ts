/** The path that `?next=` leads to, if it is on this site: any other URL would make the sign-in page an open redirect. */
export function nextPath(value: string | null): string | undefined {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return undefined
  const url = URL.parse(value, window.location.origin)
  if (url?.origin !== window.location.origin) return undefined
  return url.pathname + url.search + url.hash
}
