import { v1Prefix } from './operation.ts'

/** The documentation of the public API, where calls can be tried. */
export const publicDocs = `${v1Prefix}/docs`

/** The MCP server, for assistants, below `apiPrefix`. */
export const mcpPath = '/mcp'
