const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Text with its web addresses as links, each in a tab of its own. */
export function linkedText(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:)])/)
  return parts.map((part, at) => (at % 2 === 0 ? escapeHtml(part) : linkTo(part))).join('')
}

function linkTo(url: string): string {
  const escaped = escapeHtml(url)
  return `<a href="${escaped}" target="_blank" rel="noopener noreferrer">${escaped}</a>`
}

const sections = { '/': 'Mails', '/webhooks': 'Webhooks' } as const

type Page = { readonly title: string; readonly section: keyof typeof sections; readonly body: string }

/** A page of what was sent, without scripts. */
export function pageOf({ title, section, body }: Page): string {
  const links = Object.entries(sections).map(
    ([path, name]) => `<a href="${path}"${path === section ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/style.css"></head>
<body><header><strong>Vedetta, sent here</strong><nav>${links.join('')}</nav></header><main>${body}</main></body>
</html>
`
}

/** In the order of Italian clocks, to the second. */
export const timeOf = (receivedAt: string): string =>
  `<time datetime="${escapeHtml(receivedAt)}">${new Date(receivedAt).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' })}</time>`

export const style = `
:root { color-scheme: light dark; --line: light-dark(#d5ddd9, #36433d); --quiet: light-dark(#56645e, #a3b1aa);
  --link: light-dark(#0b6b4f, #6fd3ae); --good: light-dark(#0b6b4f, #6fd3ae); --bad: light-dark(#a4262c, #ff9a94); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f5f8f6, #121a16); color: light-dark(#14211c, #e8efeb); }
header { display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 12px 16px; border-bottom: 1px solid var(--line); }
nav { display: flex; gap: 16px; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
a { color: var(--link); }
main { max-width: 1100px; margin: 0 auto; padding: 16px; }
h1 { font-size: 22px; margin: 0 0 8px; overflow-wrap: anywhere; }
h2 { font-size: 17px; margin: 24px 0 8px; }
form { display: flex; gap: 8px; margin: 0 0 16px; }
input { flex: 1; min-width: 0; font: inherit; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 8px; background: light-dark(#fff, #1b2520); color: inherit; }
button { font: inherit; padding: 8px 16px; border: 0; border-radius: 8px; background: var(--link); color: light-dark(#fff, #121a16); }
ol { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: 12px 0; overflow-wrap: anywhere; }
li > a { font-weight: 600; }
.quiet { color: var(--quiet); font-size: 14px; }
.good { color: var(--good); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
pre { margin: 0; padding: 12px; border: 1px solid var(--line); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
summary { cursor: pointer; padding: 8px 0; font-weight: 600; }
`
