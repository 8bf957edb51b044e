import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pickPort } from '@vedetta/core/testing/pick-port'

const shipped = join(import.meta.dirname, '../../../../deploy/nginx')

type RunningNginx = { readonly port: number; readonly stop: () => Promise<void> }

/** Starts nginx as it is shipped before an API process on this machine, but without TLS: what it costs is not measured. */
export async function startNginx(apiPort: number): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'vedetta-nginx-'))
  const port = await pickPort()
  cpSync(shipped, folder, { recursive: true })
  const main = readFileSync(join(folder, 'nginx.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80\b[^;]*;/g, '')
    .replace('user www-data;', '')
    .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/var/lib/nginx/', `${folder}/`)
  writeFileSync(join(folder, 'nginx.conf'), main)
  writeFileSync(join(folder, 'tls.conf'), `listen 127.0.0.1:${port};\n`)
  writeFileSync(join(folder, 'upstream.conf'), `server 127.0.0.1:${apiPort};\n`)
  const child: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true })
  }
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { port, stop }
    await sleep(100)
  }
  await stop()
  throw new Error('nginx did not start: scripts/apt-install nginx-light installs it')
}
