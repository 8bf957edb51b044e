import type { Reply } from '../model.ts'

export function htmlReply(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

export function jsonReply(value: unknown): Reply {
  return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) }
}

export function xmlReply(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body }
}

export function redirectReply(location: string, status = 301): Reply {
  return { status, headers: { location }, body: '' }
}

export function emptyReply(status: number, headers: Reply['headers'] = {}): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: statusPage(status) }
}

function statusPage(status: number): string {
  return `<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr><address>Apache Server</address></body></html>`
}
