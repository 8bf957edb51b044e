import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { parseHtml } from '../page/parse-html.ts'
import { visibleText } from './dom.ts'
import { linesOf } from './lines.ts'

const advert = '<p>Si richiedono due anni di esperienza e la patente B.</p>'
const isShown = (body: string) => visibleText(parseHtml(`<body>${body}</body>`)).includes('due anni di esperienza')

describe('hidden text is read', () => {
  it.each([
    [
      'in a window that a button names',
      `<button data-target="#m1">Dettagli</button><div id="m1" hidden>${advert}</div>`,
    ],
    [
      'in a part that a link jumps to',
      `<a href="#job-3">Tornitore</a><div id="job-3" style="display:none">${advert}</div>`,
    ],
    [
      'in a part that a control names',
      `<h3 aria-controls="p">Tornitore</h3><div><div id="p" class="hidden">${advert}</div></div>`,
    ],
    [
      'beside the button of a card',
      `<div class="card"><h3>Tornitore</h3><button>+</button><div hidden>${advert}</div></div>`,
    ],
    [
      'of an entry like those that are shown',
      `<details class="ric">x</details><div class="ric" hidden>${advert}</div>`,
    ],
    ['of the further entries of a list', `<ul><li>Cuoco</li><li style="display:none">${advert}</li></ul>`],
    [
      'in a template that a button opens',
      `<button data-modal="t1">Apri</button><template id="t1">${advert}</template>`,
    ],
    ['in a pop-up', `<div class="popup-window" style="display:none">${advert}</div>`],
    ['in a part that fades in', `<div style="opacity:0;transform:translateY(20px)">${advert}</div>`],
    ['in a part that appears on scrolling', `<div data-aos="up" style="opacity:0">${advert}</div>`],
    ['of a page that appears once it is loaded', `<div style="opacity:0"><h1>Lavora con noi</h1>${advert}</div>`],
    [
      'in an entry of a list of which some have appeared',
      `<ul><li>Cuoco</li><li style="opacity:0">${advert}</li></ul>`,
    ],
    ['in a dialog', `<dialog>${advert}</dialog>`],
    ['in closed details', `<details><summary>Tornitore</summary>${advert}</details>`],
  ])('%s', (_, body) => {
    expect(isShown(body)).toBe(true)
    expect(linesOf(parseHtml(body).children).some(({ text }) => text.includes('due anni'))).toBe(true)
  })
})

describe('hidden text is passed over', () => {
  it.each([
    ['that nothing opens', `<div hidden>${advert}</div>`],
    ['without opacity', `<div style="opacity: 0">${advert}</div>`],
    ['about cookies', `<button data-target="#c">x</button><div id="c" hidden>Usiamo i cookie. ${advert}</div>`],
    ['about cookies in a dialog', `<dialog>Usiamo i cookie. ${advert}</dialog>`],
    [
      'of a menu for small screens',
      `<button aria-controls="m">Menu</button><div id="m" hidden><a href="/a">Si richiedono due anni di esperienza</a></div>`,
    ],
    ['in another language', `<div class="t">it</div><div class="t" data-lang="en" hidden>${advert}</div>`],
    [
      'of a template that is filled in',
      `<button data-modal="t">x</button><template id="t">{{title}}${advert}</template>`,
    ],
    ['of a template that nothing opens', `<template>${advert}</template>`],
  ])('%s', (_, body) => expect(isShown(body)).toBe(false))

  it.each([
    '<div hidden>',
    '<div style="opacity:0">',
    '<div hidden><button>x</button></div>',
    '<li hidden>x',
    '<template id="a">',
  ])('in bounded time: %s without an end', (part) => {
    const spent = startCpuTime()
    isShown(part.repeat(20_000))
    expect(spent()).toBeLessThan(1_500)
  })
})
