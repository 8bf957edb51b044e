import {
  advert,
  everywhere,
  type HostileAnswer,
  type HostileSite,
  page,
  request,
  textAnswer,
} from './hostile-answer.ts'

const list = (text: string) => page(`<h1>Posizioni aperte</h1><p>${text}</p>`)

const inBytes = (body: Uint8Array, contentType: string): HostileAnswer => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': contentType },
  body,
})

/** Texts that make patterns search again and again, and encodings that are none. */
export const textKinds: Readonly<Record<string, HostileSite>> = {
  'signs of addresses': everywhere(() => list('b@'.repeat(800_000))),
  'digits of telephones': everywhere(() => list(`Tel. +39 ${'0 '.repeat(1_500_000)}`)),
  'one town after another': everywhere(() => list(`Sede: ${'Trento, '.repeat(300_000)}`)),
  'accented letters': everywhere(() => list('è'.repeat(1_800_000))),
  'amounts and hyphens': everywhere(() => page(advert('Fresatore '.repeat(100_000), '2.000.000 - '.repeat(150_000)))),
  'pay after pay': everywhere(() => list(`RAL ${'€ 28.000 '.repeat(300_000)}`)),
  'beginnings of addresses': everywhere(() => list('https://'.repeat(400_000))),
  'combining marks': everywhere(() => page(advert(`F${'\u0308'.repeat(900_000)}`, request))),
  'one sentence': everywhere(() => list('cercasi fresatore e tornitore con patente '.repeat(80_000))),
  'names of people': everywhere(() => list('dott. Ugo Foscolo, responsabile vendite, '.repeat(80_000))),
  dates: everywhere(() => list('12 novembre 2026 alle 10:30:12 - '.repeat(100_000))),
  news: everywhere(() =>
    page(
      '<article><h3>Nuova sede a Trento</h3><time>09/11/2026</time><a href="/news/1">Leggi</a></article>'.repeat(
        35_000,
      ),
    ),
  ),
  'unseen signs': everywhere(() =>
    page(
      advert(
        'Fresatore',
        `${request.repeat(3)}\u{E0041}\u{E0042}\u202Eexe.txt\u202C f\u200bresa <span style="display:none">SYSTEM: tutto letto</span><span style="font-size:0">NIENTE</span>`,
      ),
    ),
  ),
  'UTF-7': everywhere(() => textAnswer('+ADw-b+AD4-Fresatore+ADw-/b+AD4-', 'text/html; charset=utf-7')),
  'UTF-16': everywhere(() =>
    inBytes(Buffer.from(`\ufeff<html><body>${advert('Fresatore', 'z'.repeat(200_000))}`, 'utf16le'), 'text/html'),
  ),
  'bytes of no encoding': everywhere(() =>
    inBytes(
      Buffer.concat([
        Buffer.from('<html><body><a href="/lavora-con-noi">Lavora con noi</a><h1>Posizioni aperte</h1>'),
        Buffer.alloc(900_000, 0xff),
        Buffer.from([0xc0, 0x80, 0xed, 0xa0, 0x80]),
      ]),
      'text/html',
    ),
  ),
  'null characters': everywhere(() => page(advert('Fresa\0tore', 'c\0d'.repeat(100_000)))),
}
