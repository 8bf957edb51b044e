import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signMessage } from '@vedetta/core/outward/webhooks/sign-message'
import { createSmtpTransport } from '@vedetta/core/platform/mail/smtp-transport'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { createAddressGate } from '@vedetta/crawler/fetch/address-gate'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const [smtpPort, pagePort, receiverPort] = [await pickPort(), await pickPort(), await pickPort()]
const pageUrl = `http://127.0.0.1:${pagePort}`
const receiverUrl = 'https://webhooks.demo.example/'
const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`
let folder = ''
let running: ChildProcess

async function start(): Promise<void> {
  const ports = ['--page-port', pagePort, '--receiver-port', receiverPort, '--smtp-port', smtpPort].map(String)
  running = spawn(process.execPath, ['src/main.ts', '--folder', folder, ...ports, '--receiver-url', receiverUrl], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await vi.waitFor(() => fetch(pageUrl), { timeout: 60_000 })
}

async function stop(): Promise<void> {
  running.kill()
  await once(running, 'exit')
}

const textOf = async (path: string) => (await fetch(`${pageUrl}${path}`)).text()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedetta-mailbox-'))
  await start()
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

test('a mail shows in the list, as HTML without scripts, as text and with its headers, also after a restart', async () => {
  const transport = createSmtpTransport(`smtp://127.0.0.1:${smtpPort}`, 'Vedetta <noreply@vedetta.example>')
  await transport.send('1', 'anna@prova.example', {
    subject: 'Nuove posizioni per è',
    text: 'Apri http://127.0.0.1/positions',
    html: '<a href="http://127.0.0.1/positions">Apri</a><script>alert(1)</script>',
    list: { name: 'alerts', unsubscribeUrl: 'http://127.0.0.1/alerts' },
  })
  transport.close()
  await expect.poll(() => textOf('/')).toContain('Nuove posizioni per è')
  await stop()
  await start()
  expect(await textOf('/?q=anna@prova.example+POSIZIONI')).toContain('href="/mails/00000001"')
  expect(await textOf('/?q=nobody')).not.toContain('/mails/00000001')
  const mail = await textOf('/mails/00000001')
  expect(mail).toContain('href="http://127.0.0.1/positions" target="_blank"')
  expect(mail).toMatch(/List-Unsubscribe: &lt;http:\/\/127\.0\.0\.1\/alerts&gt;/)
  const framed = await fetch(`${pageUrl}/mails/00000001/html`)
  expect(await framed.text()).toContain('<base target="_blank"><a href="http://127.0.0.1/positions">')
  expect(framed.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox allow-popups/)
})

test('a webhook shows with the verdict on its signature, and is accepted only if it is right', async () => {
  const ca = await readFile(join(folder, 'receiver-ca.pem'), 'utf8')
  const gate = createAddressGate(async () => ['127.0.0.1'], ['127.0.0.1/32'])
  const { post, close } = createGatedPost(gate, { ca, ports: { 443: receiverPort } })
  await writeFile(join(folder, 'webhook-secrets'), `${secretOf(1)}\n${secretOf(2)}\n`)
  const send = async (messageId: string, secret: string) => {
    const body = JSON.stringify({ type: 'position.opened', messageId })
    const headers = signMessage([secret], { messageId, body, at: new Date() })
    return (await post(receiverUrl, { headers, body: Buffer.from(body) })).status
  }
  expect([await send('msg_a', secretOf(2)), await send('msg_b', secretOf(3))]).toEqual([204, 401])
  await close()
  const [latest = '', before = ''] = (await textOf('/webhooks')).match(/<li>.*?<\/li>/g) ?? []
  expect(latest).toMatch(/signature not right: No matching signature found.*msg_b/)
  expect(before).toMatch(/signature right.*msg_a/)
  expect(await textOf('/webhooks/00000001')).toContain('&quot;messageId&quot;: &quot;msg_a&quot;')
})

test('the pages answer no other name, no other method, no script of another site, and nothing that is not there', async () => {
  const statusOf = async (path: string, init: RequestInit = {}) => (await fetch(`${pageUrl}${path}`, init)).status
  const named = get(pageUrl, { headers: { host: 'stranger.example' } })
  const [answer] = (await once(named, 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(421)
  expect(await statusOf('/', { method: 'POST' })).toBe(405)
  expect(await statusOf('/', { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403)
  expect(await statusOf('/mails/1')).toBe(404)
  expect(await statusOf('/mails/00000001/raw')).toBe(404)
})
