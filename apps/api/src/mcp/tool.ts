import type { McpServer, ToolAnnotations } from '@modelcontextprotocol/server'
import { errors } from '@vedetta/contracts/errors'
import type { Labels } from '@vedetta/contracts/labels'
import type { Scope } from '@vedetta/contracts/public-api/scopes'
import { unstorablePath } from '@vedetta/contracts/storable-text'
import type { ApiCaller } from '@vedetta/core/api-keys/api-caller'
import { recordKeyCall } from '@vedetta/core/api-keys/record-key-call'
import { AppError } from '@vedetta/core/app-error'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { ApiContext } from '../api-context.ts'

/** Everything that the tools of one request work with. */
export type ToolHost = {
  readonly server: McpServer
  readonly context: ApiContext
  readonly caller: ApiCaller
  /** Whether tools may change something now. */
  readonly canWrite: boolean
  readonly log: FastifyBaseLogger
}

type Tool<Input extends z.ZodObject, Output extends z.ZodObject> = {
  readonly name: string
  /** Programs show title and description when they ask a person whether the assistant may use the tool. */
  readonly title: Labels
  readonly description: Labels
  readonly scope: Scope
  readonly annotations: ToolAnnotations
  readonly input: Input
  readonly output: Output
}

/** Offers a tool, unless the key lacks its scope: an assistant is never shown what it may not do. */
export function addTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { server, context, caller, canWrite, log }: ToolHost,
  { name, title, description, scope, annotations, input, output }: Tool<Input, Output>,
  run: (input: z.output<Input>, signal: AbortSignal) => Promise<z.output<Output>>,
): void {
  if (!caller.scopes.includes(scope)) return
  const { language } = caller.viewer
  const texts = { title: title[language], description: description[language] }
  const config = { ...texts, annotations, inputSchema: input as z.ZodObject, outputSchema: output as z.ZodObject }
  server.registerTool(name, config, async (given, { mcpReq }) => {
    try {
      const writes = scope.endsWith(':write')
      if (writes && !canWrite) throw new AppError('writes_paused')
      if (unstorablePath(given)) throw new AppError('unstorable_text')
      if (writes) await recordKeyCall(context.db, caller, name)
      const answer = await run(given as z.output<Input>, mcpReq.signal)
      return { content: [textOf(JSON.stringify(answer))], structuredContent: answer }
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal_error'
      if (errors[code].status >= 500) log.error({ err: error, tool: name }, 'tool failed')
      return { isError: true, content: [textOf(errors[code][language])] }
    }
  })
}

const textOf = (text: string) => ({ type: 'text' as const, text })
