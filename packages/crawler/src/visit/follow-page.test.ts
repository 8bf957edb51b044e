import { describe, expect, it } from 'vitest'
import { advert, careers, home, visit } from './testing/visit-answers.ts'

describe('a visit with a frame', () => {
  const frame = 'https://careers-rossi.board.example/jobs/search?ss=1'
  const framed = (address: string) => ({ '/': home, '/lavora-con-noi/': careers(`<iframe src="${address}"></iframe>`) })

  it('reads a frame of another host if its address names jobs', async () => {
    expect((await visit({ ...framed(frame), [frame]: careers(advert('Saldatore')) })).titles).toEqual(['Saldatore'])
  })

  it('ignores a frame of another host otherwise', async () => {
    const { asked } = await visit(framed('https://player.video.example/embed/7'))
    expect(asked.filter((url) => url.includes('video.example'))).toEqual([])
  })
})
