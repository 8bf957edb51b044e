import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { retention } from '@vedetta/contracts/facts/retention'
import { apiPace, errorsOf, type Operation, v1Prefix } from '@vedetta/contracts/public-api/operation'
import { creditsProblem, problem } from '@vedetta/contracts/public-api/problem'
import { scopes } from '@vedetta/contracts/public-api/scopes'
import { type Language, languages } from '@vedetta/contracts/text/labels'
import { problemOf, problemType } from '../problem.ts'
import { type Components, createComponents } from './openapi-components.ts'
import { apiDescription } from './openapi-description.ts'

/** The OpenAPI document of operations, the same in whatever order they come. */
export function openapiDocument(operations: readonly Operation[], publicUrl: string): object {
  const components = createComponents()
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations.toSorted(byPath))
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation, components, publicUrl),
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Vedetta API', version: '1.0.0', description: apiDescription(publicUrl, allErrors(operations)) },
    servers: [{ url: `${publicUrl}${v1Prefix}` }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key, made in Profile, Integrations: `vdt_…`' },
      },
      schemas: components.schemas(),
    },
  }
}

const byPath = (one: Operation, other: Operation) =>
  one.path.localeCompare(other.path) || one.method.localeCompare(other.method)

function describe(operation: Operation, components: Components, publicUrl: string): object {
  const { method, path, summary, description, scope, params, query, body, status, isIdempotent } = operation
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-z]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    description: [scope ? `Scope: \`${scope}\` (${scopes[scope].en.toLowerCase()}).` : '', description]
      .filter((part) => part !== '')
      .join('\n\n'),
    tags: [path.split('/')[1] ?? ''],
    parameters: [
      ...components.parameters(params, 'path'),
      ...components.parameters(query, 'query'),
      languageParameter,
      ...(isIdempotent ? [idempotencyParameter] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: components.schema(body, 'input'), examples: examplesOf(operation, 'body') },
        },
      },
    }),
    responses: {
      [status]: {
        description: summary,
        headers: { ...limitHeaders, ...(isIdempotent && replayHeaders) },
        ...(status !== 204 && { content: contentOf(operation, components) }),
      },
      ...(method === 'GET' && { 304: { description: 'The answer is the one of `If-None-Match`' } }),
      ...problemsOf(operation, components, publicUrl),
    },
  }
}

function contentOf(operation: Operation, components: Components): object {
  const { output, files } = operation
  const schema = components.schema(output, 'output')
  if (files) return Object.fromEntries(files.map((type) => [type, { schema }]))
  return { 'application/json': { schema, examples: examplesOf(operation, 'output') } }
}

const languageParameter = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of errors and of omitted contacts: `en` by default, or `it`',
  schema: { type: 'string' },
  example: 'en',
}

const idempotencyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `A name of the write, chosen by the client: repeated within ${retention.idempotencyKeyDays * 24} hours it is made once, and answered alike`,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
}

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })

const limitHeaders = {
  'RateLimit-Policy': text(
    'The maximum number of calls, and the seconds in which they may be made',
    `"key";q=${apiPace.times};w=${apiPace.seconds}`,
  ),
  RateLimit: text('The number of calls that are left, and the seconds until the count begins anew', '"key";r=99;t=10'),
}

function examplesOf({ examples }: Operation, part: 'body' | 'output') {
  const given = languages.flatMap((language: Language) => {
    const { summary, [part]: value } = examples[language]
    return value === undefined ? [] : [[language, { summary, value }] as const]
  })
  return Object.fromEntries(given)
}

const replayHeaders = {
  'Idempotency-Replayed': text('`true` where the answer is that of an earlier call with the same key', 'true'),
}

/** Every error of the operations once, by status. */
function allErrors(operations: readonly Operation[]): ErrorCode[] {
  return [...new Set(operations.flatMap(errorsOf))].toSorted((one, other) => errors[one].status - errors[other].status)
}

/** The errors of an operation by status, with each as an example in both languages. */
function problemsOf(operation: Operation, components: Components, publicUrl: string) {
  const byStatus = Object.groupBy(errorsOf(operation), (code) => errors[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => {
      const schema = components.schema(status === '402' ? creditsProblem : problem, 'output')
      const content = { [problemType]: { schema, examples: problemExamples(codes, publicUrl) } }
      const waits = ['429', '503'].includes(status) && { headers: { 'Retry-After': text('Seconds to wait', '7') } }
      return [status, { description: codes.map((code) => `\`${code}\``).join(', '), ...waits, content }]
    }),
  )
}

function problemExamples(codes: readonly ErrorCode[], publicUrl: string) {
  return Object.fromEntries(
    codes.flatMap((code) =>
      languages.map((language) => [`${code}.${language}`, { value: problemOf(code, { publicUrl, language }) }]),
    ),
  )
}
