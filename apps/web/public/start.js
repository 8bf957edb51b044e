// Hydrates a prerendered page: the scripts load after the first paint, so they delay nothing of it.
const { scripts } = document.currentScript.dataset

function start() {
  for (const [index, file] of scripts.split(' ').entries()) {
    const element = document.createElement(index === 0 ? 'script' : 'link')
    Object.assign(element, index === 0 ? { type: 'module', src: file } : { rel: 'modulepreload', href: file })
    document.head.append(element)
  }
}

// A page in the background is never painted.
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
