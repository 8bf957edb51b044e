import { createHash, randomUUID } from 'node:crypto'
import { rendererAcl } from '@vedetta/rendering/redis-access'
import { Redis } from 'ioredis'

type RendererUser = { name: string; url: string; remove(): Promise<void> }

/** A Redis user that may do what a renderer's may in production, until removed. */
export async function createRendererUser({ url, prefix }: { url: string; prefix: string }): Promise<RendererUser> {
  const [name, password] = [`renderer-${randomUUID()}`, randomUUID()]
  const admin = new Redis(url)
  const rule = rendererAcl(name, createHash('sha256').update(password).digest('hex'), prefix)
  await admin.call('ACL', ['SETUSER', ...rule.split(' ').slice(1)])
  const address = new URL(url)
  address.username = name
  address.password = password
  return {
    name,
    url: address.href,
    remove: async () => {
      await admin.call('ACL', 'DELUSER', name)
      admin.disconnect()
    },
  }
}
