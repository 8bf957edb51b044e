import { expect, it } from 'vitest'
import { jobTypeRequests } from './wordpress.ts'

const api = 'https://a.example/wp-json/'

it('jobTypeRequests gives the post types that sound like positions', () => {
  const types = {
    post: { rest_base: 'posts' },
    job_listing: { name: 'Annunci', rest_base: 'job-listings' },
    posizione: {},
  }
  expect(jobTypeRequests(JSON.stringify(types), api)).toEqual([
    'https://a.example/wp-json/wp/v2/job-listings?per_page=100',
    'https://a.example/wp-json/wp/v2/posizione?per_page=100',
  ])
})

it.each(['', '[]', '{"a":1}', 'null', '<html>'])('jobTypeRequests gives nothing after %s', (text) => {
  expect(jobTypeRequests(text, api)).toEqual([])
})
