import { expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { ListedJobs } from './board-details.ts'

const listed = (url: string, reference: string | null): RawPosition => ({
  by: 'test',
  title: { text: 'Saldatore', url },
  url,
  reference,
  sections: [],
  hints: {},
  closed: null,
  applyUrl: null,
})

const positions = [
  listed('https://jobs.rossi.example/annunci/saldatore-17', '17'),
  listed('https://rossi.wd3.myworkdayjobs.com/it/Jobs/job/Jesi/Saldatore_R-204', null),
  listed('https://jobs.lever.co/rossi/5f1c-44', '5f1c-44'),
]

const jobs = new ListedJobs()
jobs.add(positions)

it.each([
  ['https://jobs.rossi.example/annunci/saldatore-17/', 0],
  ['https://api.rossi.example/v1/jobs/17', 0],
  ['https://api.rossi.example/jobs?finder=ById;Id=%2217%22', 0],
  ['https://rossi.wd3.myworkdayjobs.com/wday/cxs/rossi/Jobs/job/Jesi/Saldatore_R-204', 1],
  ['https://api.lever.co/v0/postings/rossi/5F1C-44', 2],
  ['https://jobs.rossi.example/annunci?page=17', null],
  ['https://jobs.rossi.example/jobs.rss', null],
  ['https://jobs.rossi.example/annunci?x=%E0%A4%A', null],
])('ListedJobs: the job that %s describes is %s', (url, index) => {
  expect(jobs.describedBy({ url })).toBe(index === null ? null : positions[index])
})

it('ListedJobs: a POST request describes no job', () => {
  expect(jobs.describedBy({ url: 'https://api.rossi.example/v1/jobs/17', method: 'POST' })).toBeNull()
})
