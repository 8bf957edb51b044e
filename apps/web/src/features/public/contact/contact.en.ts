import { plans, trialMonths } from '@vedetta/contracts/plans'
import { retention } from '@vedetta/contracts/retention'
import type { contactIt } from './contact.it.ts'

export const contactEn = {
  head: {
    title: 'Contact · Vedetta',
    description: `A demonstration, a trial of ${trialMonths.join(' or ')} months, the ${plans.enterprise.en} plan, an invoice: write to us, a person answers.`,
  },
  title: 'Write to us',
  lead: 'Tell us which profiles you are looking for, and where. A person answers, usually within one working day.',
  name: 'First and last name',
  email: 'E-mail',
  company: 'Company',
  optional: 'Optional.',
  topic: 'Topic',
  message: 'Message',
  privacy: `We use these data only to answer you, and delete them after ${retention.messageMonths} months.`,
  privacyLink: 'Privacy notice',
  submit: 'Send',
  sent: 'Message sent',
  sentText: (email: string) => `We will reply to ${email}. If you see nothing, check your junk mail.`,
  another: 'Write another message',
  noScript: 'The form works with JavaScript. Without it, write to us here:',
  direct: 'By e-mail',
  certified: 'By certified e-mail',
  office: 'Office',
} satisfies typeof contactIt
