/** `address` is that of a canary: host and port. */
type Trick = (address: string) => string

const element =
  (html: (url: string) => string): Trick =>
  (address) =>
    `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html(`http://${address}/`))})`
const code =
  (text: (url: string, address: string) => string): Trick =>
  (address) =>
    text(JSON.stringify(`http://${address}/`), address)

const worker = (body: string) => `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(body)}])))`
const turn = (urls: string) =>
  `const pc = new RTCPeerConnection({ iceServers: [{ urls: '${urls}', username: 'a', credential: 'b' }] })
   pc.createDataChannel('x'); pc.createOffer().then((offer) => pc.setLocalDescription(offer))`
/** Two ends of one connection in the page; the first is told that the second is at the canary. */
const candidate = (address: string, type: string) => {
  const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(address) ?? []
  const line = `candidate:1 1 udp 2122260223 ${host} ${port} typ ${type}`
  return `const [one, two] = [new RTCPeerConnection(), new RTCPeerConnection()]
    one.createDataChannel('x')
    one.createOffer().then((offer) => one.setLocalDescription(offer))
      .then(() => two.setRemoteDescription(one.localDescription)).then(() => two.createAnswer())
      .then((answer) => two.setLocalDescription(answer)).then(() => one.setRemoteDescription(two.localDescription))
      .then(() => one.addIceCandidate({ candidate: '${line}', sdpMid: '0', sdpMLineIndex: 0 }))`
}

/** Every way we know in which a page makes a browser open a TCP connection, each for a canary of its own. */
export const tcpTricks: Readonly<Record<string, Trick>> = {
  fetch: code((url) => `fetch(${url}, { mode: 'no-cors' })`),
  'fetch by https': code((_, address) => `fetch('https://${address}/', { mode: 'no-cors' })`),
  'fetch POST': code((url) => `fetch(${url}, { method: 'POST', mode: 'no-cors', body: 'x' })`),
  'fetch PUT': code((url) => `fetch(${url}, { method: 'PUT', body: 'x' })`),
  'fetch keepalive': code((url) => `fetch(${url}, { mode: 'no-cors', keepalive: true })`),
  'fetch with headers': code((url) => `fetch(${url}, { headers: { authorization: 'Bearer x' } })`),
  XMLHttpRequest: code((url) => `const x = new XMLHttpRequest(); x.open('GET', ${url}); x.send()`),
  WebSocket: code((_, address) => `new WebSocket('ws://${address}/')`),
  'WebSocket by TLS': code((_, address) => `new WebSocket('wss://${address}/')`),
  EventSource: code((url) => `new EventSource(${url})`),
  beacon: code((url) => `navigator.sendBeacon(${url}, 'x')`),
  image: code((url) => `new Image().src = ${url}`),
  'image srcset': element((url) => `<img srcset="${url} 1x">`),
  'picture source': element((url) => `<picture><source srcset="${url}"><img></picture>`),
  'input image': element((url) => `<input type=image src="${url}">`),
  'svg image': element((url) => `<svg><image href="${url}" width=9 height=9 /></svg>`),
  'background attribute': element((url) => `<table background="${url}"><tr><td>x</table>`),
  'background style': element((url) => `<p style="background: url(${url})">x`),
  'list style': element((url) => `<li style="list-style-image: url(${url})">x`),
  'border image': element((url) => `<p style="border: 9px solid; border-image: url(${url}) 9">x`),
  'imported style': element((url) => `<style>@import url(${url});</style>`),
  font: element((url) => `<style>@font-face{font-family:f;src:url(${url})}i{font-family:f}</style><i>x</i>`),
  stylesheet: element((url) => `<link rel=stylesheet href="${url}">`),
  preload: element((url) => `<link rel=preload as=script href="${url}">`),
  prefetch: element((url) => `<link rel=prefetch href="${url}">`),
  modulepreload: element((url) => `<link rel=modulepreload href="${url}">`),
  script: code((url) => `const s = document.createElement('script'); s.src = ${url}; document.head.append(s)`),
  'module import': code((url) => `import(${url})`),
  iframe: element((url) => `<iframe src="${url}"></iframe>`),
  'iframe in a document of text': element((url) => `<iframe srcdoc="<img src='${url}'>"></iframe>`),
  'iframe of data': element((url) => `<iframe src="data:text/html,<img src=${url}>"></iframe>`),
  'iframe with a refresh': element(
    (url) => `<iframe srcdoc="<meta http-equiv=refresh content='0;url=${url}'>"></iframe>`,
  ),
  'iframe by a redirect': element((url) => `<iframe src="/go?to=${encodeURIComponent(url)}"></iframe>`),
  'fetch by a redirect': code((url) => `fetch('/go?to=' + encodeURIComponent(${url}), { mode: 'no-cors' })`),
  object: element((url) => `<object data="${url}"></object>`),
  embed: element((url) => `<embed src="${url}">`),
  video: element((url) => `<video src="${url}" preload=auto></video>`),
  poster: element((url) => `<video poster="${url}"></video>`),
  audio: element((url) => `<audio src="${url}" preload=auto></audio>`),
  'form GET': element((url) => `<iframe name=g></iframe><form id=g target=g action="${url}"></form>`),
  'form POST': element(
    (url) => `<iframe name=p></iframe><form id=p target=p method=post action="${url}"><input name=a></form>`,
  ),
  'window.open': code((url) => `window.open(${url})`),
  worker: code((url) => worker(`fetch(${url}, { mode: 'no-cors' })`)),
  'script of a worker': code((url) => worker(`importScripts(${url})`)),
  'WebSocket of a worker': code((_, address) => worker(`new WebSocket('ws://${address}/')`)),
  'shared worker': code(
    (url) => `new SharedWorker(URL.createObjectURL(new Blob(["fetch('" + ${url} + "', { mode: 'no-cors' })"])))`,
  ),
  'audio worklet': code((url) => `new AudioContext().audioWorklet.addModule(${url})`),
  'TURN by TCP': code((_, address) => turn(`turn:${address}?transport=tcp`)),
  'TURN by TLS': code((_, address) => turn(`turns:${address}?transport=tcp`)),
}

/** The same for datagrams. */
export const udpTricks: Readonly<Record<string, Trick>> = {
  STUN: code((_, address) => turn(`stun:${address}`)),
  'STUN in a frame': code(
    (_, address) => `const f = document.createElement('iframe'); document.body.append(f)
      const pc = new f.contentWindow.RTCPeerConnection({ iceServers: [{ urls: 'stun:${address}' }] })
      pc.createDataChannel('x'); pc.createOffer().then((offer) => pc.setLocalDescription(offer))`,
  ),
  'STUN set later': code(
    (
      _,
      address,
    ) => `const pc = new RTCPeerConnection(); pc.setConfiguration({ iceServers: [{ urls: 'stun:${address}' }] })
      pc.createDataChannel('x'); pc.createOffer().then((offer) => pc.setLocalDescription(offer))`,
  ),
  TURN: code((_, address) => turn(`turn:${address}?transport=udp`)),
  'ICE host': code((_, address) => candidate(address, 'host')),
  'ICE reflexive': code((_, address) => candidate(address, 'srflx raddr 0.0.0.0 rport 0')),
  WebTransport: code((_, address) => `new WebTransport('https://${address}/')`),
}

/** A page that tries everything, and stays busy for some seconds by a request to its own server. */
export function canaryPage(tries: readonly string[]): string {
  const scripts = tries.map((text) => `<script>try { (() => { ${text} })() } catch {}</script>`).join('\n')
  return `<!doctype html><title>x</title><body>${scripts}
    <script>for (const form of document.forms) form.submit()
    fetch('/slow').then(() => document.body.append('tutto ' + 'provato'))</script>`
}
