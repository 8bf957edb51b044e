import type { Plugin } from 'vite'

/**
 * Sends the links to simulated sites to the gateway of `pnpm dev`, which shows them. Only the development server does so:
 * no built page has any of it.
 */
export function simulatedLinksPlugin(port: string | undefined): Plugin {
  return {
    name: 'simulated-links',
    apply: 'serve',
    transformIndexHtml: () =>
      port === undefined ? [] : [{ tag: 'script', injectTo: 'head', children: followScript(port) }],
  }
}

/**
 * The gateway's address of a page on a simulated site, or on the board that a tracking system has for its company; null
 * for all others. It stands alone: its text is the script's.
 */
export function gatewayAddress(href: string, port: string): string | null {
  const address = URL.parse(href)
  if (address === null || !/^https?:$/.test(address.protocol) || address.port !== '') return null
  const { hostname, pathname } = address
  const isMadeUpBoard = /-x[0-9a-z]{1,6}(?![0-9a-z-])/.test(hostname + pathname) && !hostname.endsWith('.example')
  if (!hostname.endsWith('.sim') && !isMadeUpBoard) return null
  return href.replace(/^https?:\/\/[^/?#]+/i, `http://${hostname}.localhost:${port}`)
}

/** Before the browser follows or copies a link. */
const followScript = (port: string) => `
  const gatewayAddress = ${gatewayAddress}
  for (const event of ['pointerdown', 'focusin', 'click'])
    addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      const address = link === null ? null : gatewayAddress(link.href, '${Number(port)}')
      if (address !== null) link.href = address
    }, true)
`
