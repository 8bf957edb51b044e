/** The sender of a request, as far as signing in needs it. */
export type Visitor = {
  /** `cookie`, `user-agent`, and `x-forwarded-for` with only the address. */
  readonly headers: Headers
  readonly address: string
}

/** An answer with the cookies to set. */
export type WithSetCookies<Answer> = { readonly answer: Answer; readonly cookies: readonly string[] }

export type EmptyAnswer = Record<string, never>
