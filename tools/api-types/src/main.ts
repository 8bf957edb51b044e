import { writeFileSync } from 'node:fs'
import { clientTypes, clientTypesFile } from './client-types.ts'

writeFileSync(clientTypesFile, await clientTypes())
