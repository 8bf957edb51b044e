import { queueKeys } from './queue-keys.ts'

/** Every command that a renderer sends; `pnpm vedetta renderer acl` prints the rule, operations.md says where it goes. */
const commands = ['blpop', 'getdel', 'rpush', 'expire', 'set', 'ping']

/**
 * The rule of a Redis user that can take jobs, ask the watch and receive answers, and nothing else: not read another
 * process's messages, not list keys, not run scripts. `passwordHash` is the SHA-256 of the password, in hexadecimal.
 */
export function rendererAcl(user: string, passwordHash: string, prefix: string): string {
  const keys = queueKeys(prefix)
  const taken = [keys.waiting, keys.job('*'), keys.rendererInbox('*')].map((key) => `~${key}`)
  const written = [keys.alive, keys.watchInbox('*')].map((key) => `%W~${key}`)
  const allowed = commands.map((command) => `+${command}`)
  return [`user ${user} reset on #${passwordHash}`, ...taken, ...written, '-@all', ...allowed].join(' ')
}
