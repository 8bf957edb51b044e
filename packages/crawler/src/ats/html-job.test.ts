import { expect, test } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { readHtmlJob } from './html-job.ts'

const url = 'https://prova.example/jobs/7'
const titleOf = (html: string) =>
  readHtmlJob(readHtml(html, { url, status: 200, isRendered: false }), 'prova', '7')?.title.text

test.each([
  ['the highest heading', '<title>Prova S.r.l.</title><h1>Saldatore</h1><h2>Descrizione</h2>', 'Saldatore'],
  [
    'the heading that the page is named after',
    '<title>Saldatore - Lodi</title><h1>Descrizione</h1><h3>Saldatore</h3>',
    'Saldatore',
  ],
  [
    'the highest heading beside the company',
    '<title>Prova - Saldatore</title><h3>Prova</h3><h1>Saldatore</h1>',
    'Saldatore',
  ],
  ['the second level without a first', '<title>Lavoro</title><h2>Saldatore</h2>', 'Saldatore'],
])("the title of a tracking system's job page is %s", (_, html, title) => {
  expect(titleOf(html)).toBe(title)
})
