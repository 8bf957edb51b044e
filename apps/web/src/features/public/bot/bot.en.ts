import { routes } from '@vedetta/contracts/calls/routes'
import { botName, botUserAgent, politenessLimits as limits } from '@vedetta/contracts/watch/bot'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from '../legal/legal-texts.ts'
import type { optOutIt } from './bot.it.ts'

export const botEn = (site: Site) =>
  ({
    head: {
      title: `${botName}: for website owners · Vedetta`,
      description:
        'Who VedettaBot is, what it reads on company websites, how often, and how to slow it down or keep it away.',
    },
    title: 'For website owners',
    lead: `${botName} reads the websites of Italian companies to find their open positions. Here is what it does, with the limits it actually keeps to, and how to stop it.`,
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        blocks: [
          `Vedetta is a service for employment agencies and search firms. It is run by ${site.companyName}, ${site.companyAddress}. Write to us at [${site.supportEmail}](mailto:${site.supportEmail}).`,
          'In your server’s logs you can recognise us by this header, always the same, even when a page is opened with a browser:',
          { code: `User-Agent: ${botUserAgent(site.origin)}` },
        ],
      },
      {
        id: 'what',
        title: 'What we read',
        blocks: [
          'Only public pages: the home page, those that lead to the open positions (and the board they refer to), the contacts that the company publishes, its VAT number, its news. We fill in no forms, enter no restricted areas, get around no blocks or captchas.',
          'Some boards give their list only in answer to a POST that their own page sends. We send that same request, as the page does for any visitor: with no search words, no filter but the country, and the token and cookies that the page has just given us. The cookies go to no other host, the token only where the page itself sends it; when the visit is over, nothing of either is kept.',
          'Every position we find links back to your page: anyone who sees it on Vedetta ends up with you.',
          'If a page reserves text and data mining (tdm-reservation: 1, as a header, a meta, in the metadata of a PDF or in the host’s /.well-known/tdmrep.json), we keep the facts and the link, and none of its text: no description, no quotes, no copy.',
        ],
      },
      {
        id: 'how-often',
        title: 'How often, and how gently',
        blocks: [
          {
            list: [
              `One visit a day, never less than ${limits.visitIntervalHours} hours after the previous one. The exceptions are a second attempt after a fault, and a second visit when many positions seem to vanish at once.`,
              'When nothing has changed, a visit is usually two requests: robots.txt and the page, asked for with If-None-Match or If-Modified-Since where your server uses them. A board whose list has several pages, or comes only with a token, takes a few more.',
              `Where we find positions we also ask for /.well-known/tdmrep.json, once every ${limits.tdmFileDays} days at most.`,
              `A visit makes ${limits.maxRequests} requests at most, or up to ${limits.maxListedRequests} where a list of yours leads to that many adverts, and opens ${limits.maxRenders} pages at most with a browser, only where they can’t be read without one; the requests such a page makes by itself stop at ${limits.maxRenderRequests}.`,
              `One request at a time, and at least ${limits.requestIntervalSeconds} second between one and the next, among all our processes.`,
              `We do not download pages over ${limits.pageMegabytes} MB or PDFs over ${limits.pdfMegabytes} MB, compressed.`,
            ],
          },
        ],
      },
      {
        id: 'robots',
        title: 'robots.txt',
        blocks: [
          'We request it before anything else, on every visit, and obey it as RFC 9309 says. Rules for VedettaBot apply instead of those for all robots. If there is no file, everything is allowed; if the server can’t answer, we read nothing.',
          'To keep us out entirely:',
          { code: `User-agent: ${botName}\nDisallow: /` },
          'To keep us out of a part of the site:',
          { code: `User-agent: ${botName}\nDisallow: /members/\nDisallow: /media/` },
          'To make us go slower, in seconds between requests:',
          { code: `User-agent: ${botName}\nCrawl-delay: 10` },
          `We respect Crawl-delay up to ${limits.maxCrawlDelaySeconds} seconds; a site that asks for longer pauses gets at most ${limits.maxSlowHostRequests} requests per visit. A file that shuts us out is checked again after ${limits.blockedRecheckDays} days. If it keeps us out of the whole site, and still does then, we close its positions and delete texts, quotes, contacts and copies of pages.`,
        ],
      },
      {
        id: 'retry-after',
        title: 'If the server is under strain',
        blocks: [
          `On a 429 response, or a 503 with Retry-After, we stop at once and come back when the header says, after ${limits.maxWaitHours} hours at the latest; where it does not say, after ${limits.defaultWaitHours} hour.`,
          { code: 'HTTP/1.1 429 Too Many Requests\nRetry-After: 3600' },
        ],
      },
      {
        id: 'people',
        title: 'Contacts of people',
        blocks: [
          `If a page of yours names somebody with their work address, that person receives a notice from us with a link to have their data deleted, before anybody else can see them. The details are in the [privacy notice](${routes.privacy}).`,
        ],
      },
    ],
  }) satisfies LegalTexts

export const optOutEn = {
  title: 'Ask not to be visited',
  text: 'robots.txt is enough, and applies from the next visit. If you prefer, ask here: a person checks that the request comes from the site’s owner; then the site and its subdomains are never visited again, their positions are closed, and texts, quotes, contacts and copies of pages are deleted.',
  mail: (address: string) =>
    `Or write to us at [${address}](mailto:${address}), preferably from an address of the site.`,
  url: 'Address of the site',
  name: 'First and last name',
  email: 'E-mail',
  emailHint: 'An address on the same domain lets us answer sooner.',
  message: 'Anything to add',
  optional: 'Optional.',
  submit: 'Send the request',
  sent: 'Request sent',
  sentText: 'We will write to you once we have checked it. Until then your robots.txt applies.',
  noScript: 'The form needs JavaScript. Without it, write to us.',
} satisfies typeof optOutIt
