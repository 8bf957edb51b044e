import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { captchaSolution, emailAddress } from '../customers/person.ts'
import { languages } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { contactTopics } from './contact-topics.ts'
import { siteAddress } from './requests.ts'

export const maxMessageLength = 4_000

const senderName = z.string({ error: 'name_required' }).trim().min(1).max(120)

const optionalLine = z.string().trim().max(200).optional()

const optionalMessage = z.string().trim().max(maxMessageLength, { error: 'message_too_long' }).optional()

export const sendContactMessage = defineCall({
  method: 'POST',
  path: '/contact/message',
  summary: 'Send a message to Vedetta’s operators; the answer comes by mail',
  access: 'public',
  input: z.object({
    name: senderName,
    email: emailAddress,
    company: optionalLine,
    topic: z.enum(keysOf(contactTopics)),
    message: z.string({ error: 'message_required' }).trim().min(1).max(maxMessageLength, { error: 'message_too_long' }),
    language: z.enum(languages),
    captcha: captchaSolution,
  }),
  output: z.object({}),
})

export const requestSiteOptOut = defineCall({
  method: 'POST',
  path: '/contact/site-opt-out',
  summary: 'Request that a site is no longer visited; an operator verifies that the request comes from its owner',
  access: 'public',
  input: z.object({
    url: siteAddress,
    name: senderName,
    email: emailAddress,
    message: optionalMessage,
    language: z.enum(languages),
    captcha: captchaSolution,
  }),
  output: z.object({}),
})
