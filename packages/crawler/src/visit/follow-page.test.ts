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

it('a visit follows a list whose pages name only the next one, as far as any list goes', async () => {
  const pages = Array.from({ length: 8 }, (_, index) => index + 1)
  const answers = Object.fromEntries(
    pages.map((one) => [
      one === 1 ? '/lavora-con-noi/' : `/lavora-con-noi/?page=${one}`,
      careers(`${advert(`Saldatore linea ${one}`)}<a href="/lavora-con-noi/?page=${one + 1}">Avanti</a>`),
    ]),
  )
  expect((await visit({ '/': home, ...answers })).titles).toHaveLength(pages.length)
})

it('a visit reads a page as the list that it is, whatever its link said', async () => {
  const { titles } = await visit({
    '/': home,
    '/lavora-con-noi/': careers('<ul><li><a href="/lavora-con-noi/operai">Operai specializzati</a></li></ul>'),
    '/lavora-con-noi/operai': `<html lang="it"><title>Posizioni aperte</title><main><h1>Posizioni aperte</h1>${advert('Saldatore')}${advert('Tornitore')}</main>`,
  })
  expect(titles).toEqual(['Saldatore', 'Tornitore'])
})
