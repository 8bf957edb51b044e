import type { DatabaseRole } from '@vedetta/core/platform/db/rights/roles'
import type { Scratch } from './scratch.ts'

/** The settings of a process that is measured on a scratch database, indices and Redis keys. */
export const processSettings = ({ urlOf, redis, opensearchUrl, indexPrefix }: Scratch, role: DatabaseRole) => ({
  DATABASE_URL: urlOf(role),
  REDIS_PREFIX: redis.prefix,
  OPENSEARCH_URL: opensearchUrl,
  INDEX_PREFIX: indexPrefix,
})
