/** Whom a request comes from, as far as signing in cares. */
export type Visitor = {
  /** `cookie`, `user-agent`, and `x-forwarded-for` with the address alone. */
  readonly headers: Headers
  readonly address: string
}

/** An answer, and the cookies that go with it. */
export type WithSetCookies<Answer> = { readonly answer: Answer; readonly cookies: readonly string[] }

/** It is done, and there is nothing to say. */
export type EmptyAnswer = Record<string, never>
