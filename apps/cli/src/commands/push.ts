import { makeVapidKeys } from '@vedetta/core/notify/push/vapid-keys'
import type { Command } from 'commander'
import { printLine } from '../print-line.ts'

export function addPushCommands(program: Command): void {
  program
    .command('push')
    .description('notifications on people’s devices')
    .command('keys')
    .description('print a new pair of keys: the public one for api and worker, the private one for the worker alone')
    .action(() => {
      const { publicKey, privateKey } = makeVapidKeys()
      printLine(`VAPID_PUBLIC_KEY=${publicKey}`)
      printLine(`VAPID_PRIVATE_KEY=${privateKey}`)
    })
}
