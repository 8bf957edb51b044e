import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { apiPace, v1Prefix } from '@vedetta/contracts/public-api/operation'
import { scopes } from '@vedetta/contracts/public-api/scopes'
import { keysOf } from '@vedetta/contracts/text/vocabulary'

/** The introduction of the documentation, in Markdown. */
export function apiDescription(publicUrl: string, codes: readonly ErrorCode[]): string {
  return `Open positions of Italian companies, read on their own sites, for programs: ATS, CRM, spreadsheets, assistants.

## A first call

Make a key in Profile, Integrations. It is shown once. Send it with every call:

\`\`\`sh
curl ${publicUrl}${v1Prefix}/account -H "Authorization: Bearer $VEDETTA_KEY"
\`\`\`

A key acts for the person of one seat: their saved filters, marks, searches and exports. It has only the scopes that it was made with:

${keysOf(scopes)
  .map((scope) => `- \`${scope}\`: ${scopes[scope].en.toLowerCase()}`)
  .join('\n')}

## Three sizes of a position

- A **head** has the ID, the event number, its kind and its time. It is free.
- A **row** is what a search answers with. It is paid for by the search, by the rules of the app.
- A **full position** adds description, evidence, sources and employer. It costs ${creditCosts.position} credit, once per licence and year by whatever channel.

Calls that need credits charge all of what they answer with, or nothing: where the credits do not suffice, the answer is 402 with the heads. People in descriptions are masked.

## Keeping a copy up to date

1. Begin with \`since=0\`, or with \`newestEvent\` of \`GET /account\`.
2. Call \`GET /positions/changes?since=…\` and store what it answers together with \`next\`, in one transaction.
3. Go on from \`next\`: at once while \`more\` is true, else after a minute or more.

Nothing is missed and nothing comes twice, whatever stops in between.

## Limits

${apiPace.times} calls per ${apiPace.seconds} seconds and key. \`RateLimit\` tells how many are left; beyond them the answer is 429 with \`Retry-After\`. Searches have limits of their own, as in the app. If our counter fails, reading goes on and calls that write are answered with 503.

## Repeated writes

A POST that writes takes an \`Idempotency-Key\`: a name that you choose, such as a UUID. Sent again within a day with the same request, after a lost answer or a timeout, it changes nothing more and gets the same answer, with \`Idempotency-Replayed: true\`. With another request it is refused with 422, and while the first is under way with 409. PUT and DELETE can be repeated as they are.

## Errors

Every error is \`application/problem+json\` (RFC 9457), in English or Italian by \`Accept-Language\`. Act on \`code\` and the status, show \`detail\`. Each operation lists its own:

${codes.map((code) => `- \`${code}\` (${errors[code].status}): ${errors[code].en}`).join('\n')}

## Unchanged answers

Every GET has an \`ETag\`. Sent back as \`If-None-Match\`, it makes an unchanged answer 304 without a body.`
}
