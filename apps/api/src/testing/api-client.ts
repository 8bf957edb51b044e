import type { Scope } from '@vedetta/contracts/public-api/scopes'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import type { TestApp } from './test-app.ts'

type Answer = {
  readonly status: number
  readonly headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes
  readonly body: any
  readonly text: string
}

/** A recruiter of an enterprise licence of their own, and calls with a key of theirs. */
export async function openApiClient(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { scopes, ...licence }: { scopes?: readonly Scope[]; monthly_credits?: number } = {},
) {
  const now = new Date()
  const viewer = await makeEnterpriseRecruiter(db, now, licence)
  const { keyId, authorization } = await makeApiKey(db, viewer, now, scopes && { scopes })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization, ...headers },
      ...(body && { payload: body }),
    })
    const isJson = /json/.test(`${answer.headers['content-type']}`)
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : undefined,
      text: answer.body,
    }
  }
  return { viewer, keyId, call }
}
