import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testRedis } from '@vedetta/core/testing/test-engines'
import { createRenderQueue } from '@vedetta/core/watch/fetching/render-queue'
import type { FetchResult } from '@vedetta/crawler/fetch/fetcher'
import type { WebRequest } from '@vedetta/crawler/fetch/http-client'
import { queueKeys } from '@vedetta/rendering/queue-keys'
import { Redis } from 'ioredis'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type ProcessFacts, processTree } from './testing/process-tree.ts'
import { createRendererUser } from './testing/renderer-user.ts'
import { startRenderer } from './testing/start-renderer.ts'

const isRoot = process.getuid?.() === 0
const hasSandbox = process.env.RENDERER_SANDBOX !== 'off'
const main = join(import.meta.dirname, 'main.ts')
const redis = testRedis()
const client = new Redis(redis.url)
const user = await createRendererUser(redis)
const ignore = () => {}
const queue = createRenderQueue(redis, { info: ignore, warn: ignore, error: ignore })
afterAll(async () => {
  queue.close()
  client.disconnect()
  await user.remove()
})

/** A settings-only start, which is expected to fail. */
async function start(env: Record<string, string>, wrapper: readonly string[] = []) {
  const [file = '', ...args] = [...wrapper, process.execPath, main]
  const child = spawn(file, args, { env: { REDIS_URL: redis.url, REDIS_PREFIX: `${redis.prefix}-x`, ...env } })
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, said }
}

test('the renderer process refuses to start with a database’s address in its environment', async () => {
  const { code, said } = await start({ DATABASE_URL: 'postgres://vedetta@127.0.0.1/vedetta', RENDERER_SANDBOX: 'off' })
  expect(code).toBe(78)
  expect(said).toBe(
    'The configuration is not valid:\n  DATABASE_URL: not for a renderer; start it with its own settings only\n',
  )
})

test.runIf(isRoot)('the renderer process refuses to start as root', async () => {
  const { code, said } = await start({})
  expect(code).toBe(78)
  expect(said).toContain('must not run as root')
})

/** As on a machine whose kernel lets nobody make user namespaces. */
const withoutNamespaces =
  'bwrap --die-with-parent --unshare-pid --dev-bind / / --unshare-user --disable-userns --uid 65534 --'.split(' ')

test.runIf(hasSandbox)('the renderer process refuses to start where Chromium cannot be sandboxed', async () => {
  const { code, said } = await start({ PATH: '/usr/bin' }, withoutNamespaces)
  expect(code).toBe(78)
  expect(said).toMatch(/^Chromium can't be started in its sandbox \(.*bwrap.*\)\. It needs .*\n$/)
})

test.runIf(hasSandbox)('the renderer process starts there if a setting accepts it', async () => {
  const prefix = `${redis.prefix}-off`
  const [file = '', ...args] = [...withoutNamespaces, process.execPath, main]
  const env = {
    PATH: '/usr/bin',
    REDIS_URL: redis.url,
    REDIS_PREFIX: prefix,
    RENDERER_SANDBOX: 'off',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(file, args, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await expect.poll(() => client.exists(queueKeys(prefix).alive)).toBe(1)
  child.kill('SIGTERM')
  await ended
})

const page = `<body><div id=list></div><iframe src="file:///etc/passwd"></iframe><script>
const show = (text) => document.getElementById('list').append(text + ' ')
fetch('file:///etc/passwd').then((r) => r.text()).then(show, () => show('file' + '-refused'))
window.open('file:///etc/passwd')
</script><script src=/hold></script><script>show('held' + '-back')</script>`

async function whileRendering<Result>(
  look: () => Promise<Result>,
  signal = new AbortController().signal,
): Promise<{ seen: Result; result: FetchResult }> {
  const { promise: isLooked, resolve: release } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const fetch = async ({ url }: WebRequest): Promise<FetchResult> => {
    if (url.endsWith('/hold')) {
      hold()
      await isLooked
    }
    const [type, body] = url.endsWith('/hold') ? ['text/javascript', ''] : ['text/html', page]
    const headers = { 'content-type': type }
    return { kind: 'fetched', url, status: 200, headers, body: new TextEncoder().encode(body) }
  }
  const rendering = queue.render({ url: 'https://prova.example/', userAgent: 'VedettaBot', fetch, signal })
  await isHeld
  const seen = await look().finally(release)
  return { seen, result: await rendering }
}

const isPage = ({ command }: ProcessFacts) => command.includes('--type=renderer')

const running: ReturnType<typeof startRenderer>[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

async function started() {
  const renderer = startRenderer({ ...redis, url: user.url }, process.env)
  running.push(renderer)
  await expect.poll(() => client.exists(queueKeys(redis.prefix).alive)).toBe(1)
  return { process: renderer.process, pid: renderer.process.pid ?? 0 }
}

test.runIf(isRoot && hasSandbox)(
  'a page’s processes have no environment, no network, no files, no privileges and another user than the watch',
  async () => {
    const renderer = await started()
    const { seen, result } = await whileRendering(async () => {
      await expect.poll(async () => (await processTree(renderer.pid)).some(isPage)).toBe(true)
      return processTree(renderer.pid)
    })
    const [node] = seen.filter(({ pid }) => pid === renderer.pid)
    expect(node?.variables.toSorted()).toEqual(['LOG_LEVEL', 'REDIS_PREFIX', 'REDIS_URL'])
    const below = seen.filter(({ pid }) => pid !== renderer.pid)
    const chromium = below.filter(({ command }) => command.startsWith('/usr/lib/chromium/'))
    const pages = chromium.filter(isPage)
    for (const { status } of seen) expect(status.Uid).toBe('65534\t65534\t65534\t65534')
    for (const { environment } of below) expect(environment).not.toMatch(/REDIS|DATABASE|:\/\//)
    const fixed = ['CHROMIUM', 'DBUS_SESSION_BUS_ADDRESS', 'HOME', 'PATH', 'PWD']
    expect(fixed).toEqual(expect.arrayContaining([...new Set(below.flatMap(({ variables }) => variables))]))
    for (const { status } of pages)
      expect(status).toMatchObject({ Seccomp: '2', NoNewPrivs: '1', CapEff: '0000000000000000' })
    const ours = await readlink('/proc/self/ns/net')
    for (const { network } of chromium) expect(network).not.toBe(ours)
    const [browser] = chromium
    const networks = await readFile(`/proc/${browser?.pid}/net/dev`, 'utf8')
    expect(networks.match(/^ *\w+:/gm)?.map((name) => name.trim())).toEqual(['lo:'])
    const files = (folder: string) => readdir(`/proc/${browser?.pid}/root${folder}`)
    expect((await files('/')).toSorted()).toEqual(['dev', 'etc', 'lib', 'lib64', 'proc', 'tmp', 'usr'])
    expect((await files('/etc')).toSorted()).toEqual(['fonts', 'ld.so.cache'])
    expect((await files('/usr')).toSorted()).toEqual(['lib', 'lib64', 'share'])
    expect((await files('/usr/share')).toSorted()).toEqual(['fontconfig', 'fonts'])
    const html = result.kind === 'fetched' ? new TextDecoder().decode(result.body) : ''
    for (const words of ['file-refused', 'held-back']) expect(html).toContain(words)
    expect(html).not.toContain('root:x:0')
  },
)

test('a killed renderer leaves no Chromium behind', async () => {
  const renderer = await started()
  const visit = new AbortController()
  const { seen } = await whileRendering(async () => {
    const before = await processTree(renderer.pid)
    renderer.process.kill('SIGKILL')
    visit.abort()
    return before
  }, visit.signal)
  expect(seen.length).toBeGreaterThan(3)
  const left = async () => (await Promise.all(seen.map(({ pid }) => processTree(pid)))).flat().length
  await expect.poll(left).toBe(0)
})
