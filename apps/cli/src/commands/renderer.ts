import { createHash, randomBytes } from 'node:crypto'
import { readConfigOrExit, redisSettings } from '@vedetta/contracts/calls/process-config'
import { rendererAcl } from '@vedetta/rendering/redis-access'
import type { Command } from 'commander'
import { printLine } from '../print-line.ts'

const user = 'vedetta-renderer'

export function addRendererCommands(program: Command): void {
  const renderer = program.command('renderer').description('the process that renders pages')
  renderer
    .command('acl')
    .description(
      'print a new password for the renderer’s Redis user, and the rule that gives it the render queue alone',
    )
    .action(() => {
      const { REDIS_PREFIX } = readConfigOrExit({ REDIS_PREFIX: redisSettings.REDIS_PREFIX })
      const password = randomBytes(24).toString('base64url')
      const hash = createHash('sha256').update(password).digest('hex')
      printLine(`Password, for the renderer's REDIS_URL (redis://${user}:…@host): ${password}`)
      printLine('Rule, for Redis’s ACL file, or after ACL SETUSER without the word "user":')
      printLine(rendererAcl(user, hash, REDIS_PREFIX))
    })
}
