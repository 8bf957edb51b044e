import { plans, trialMonths } from '@vedetta/contracts/facts/plans'
import { retention } from '@vedetta/contracts/facts/retention'
import type { contactIt } from './contact.it.ts'

export const contactEn = {
  head: {
    title: 'Contact · Vedetta',
    description: `A demo, a ${trialMonths.join(' or ')}-month trial, the ${plans.enterprise.en} plan, an invoice: write to us and a real person replies.`,
  },
  title: 'Write to us',
  lead: 'Tell us who you’re looking for, and where. A real person replies, usually within one working day.',
  name: 'First and last name',
  email: 'E-mail',
  company: 'Company',
  optional: 'Optional.',
  topic: 'Topic',
  message: 'Message',
  privacy: `We use this only to answer you, and delete it after ${retention.messageMonths} months.`,
  privacyLink: 'Privacy notice',
  submit: 'Send',
  sent: 'Message sent',
  sentText: (email: string) => `We will reply to ${email}. If nothing arrives, check your junk folder.`,
  another: 'Write another message',
  noScript: 'The form needs JavaScript. Without it, write to us here:',
  direct: 'By e-mail',
  certified: 'By certified e-mail',
  office: 'Office',
} satisfies typeof contactIt
