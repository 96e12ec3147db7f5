/**
 * Runs in the page. The application begins once what was drawn is complete, at the first touch or key, and at the latest after
 * three seconds: pictures that never come must not keep it waiting. It then finds the page as if it had begun at once.
 *
 * Loaded is not seen: the first picture is on the screen when the browser tells of it, or a moment later where no browser tells.
 *
 * The text of the style sheets stands in the head already, so their files only fill the cache: each that applied would have the
 * browser work out the looks of the whole page again. Once another page puts a sheet before one of them they apply, all at once:
 * the order of the links is the order of the cascade.
 *
 * React, the router and what stands around every page run before the rest, each in a turn of its own: together they would hold a
 * slow phone for too long.
 */
const START = `(() => {
  let begun = false
  const start = () => {
    if (begun) return
    begun = true
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    const kept = [...document.querySelectorAll('link[rel=styles-later]')]
    for (const link of kept) {
      link.disabled = true
      link.media = 'not all'
      link.rel = 'stylesheet'
    }
    const waiting = [...kept]
    const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 200))
    const fetchNext = () => {
      const link = waiting.shift()
      if (!link) return
      link.disabled = false
      whenIdle(fetchNext)
    }
    whenIdle(fetchNext)
    const precedes = (added) =>
      added.rel === 'stylesheet' && kept.some((link) => link.isConnected && added.compareDocumentPosition(link) & 4)
    const watcher = new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes }) => [...addedNodes].some(precedes))) return
      watcher.disconnect()
      for (const link of kept) {
        link.disabled = false
        link.media = 'all'
      }
    })
    if (kept.length > 0) watcher.observe(document.head, { childList: true })
    const begin = () => {
      for (const waiting of document.querySelectorAll('script[type=later]')) {
        const script = document.createElement('script')
        script.type = 'module'
        script.textContent = waiting.textContent
        waiting.replaceWith(script)
      }
    }
    const turns = ['framework', 'router', 'shell'].flatMap((name) => [
      ...document.querySelectorAll('link[rel=modulepreload][href*="/' + name + '-"]'),
    ])
    const takeTurn = () => {
      const file = turns.shift()
      if (file) import(file.href).catch(() => {}).then(() => setTimeout(takeTurn))
      else begin()
    }
    takeTurn()
  }
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, { once: true, capture: true })
  const first = document.querySelector('img[fetchpriority=high]')
  const seen = new Promise((resolve) => {
    if (!first) return resolve()
    new PerformanceObserver((list) => list.getEntries().some(({ element }) => element === first) && resolve())
      .observe({ type: 'largest-contentful-paint', buffered: true })
  })
  addEventListener('load', () => {
    if (first) setTimeout(start, 300)
    seen.then(() => requestAnimationFrame(() => setTimeout(start)))
  })
  setTimeout(start, 3000)
  document.currentScript.remove()
})()`.replaceAll(/\n\s*/g, '\n')

/**
 * A page of the shop is whole and usable as it arrives, so what makes it live comes after what is drawn: on a slow phone the
 * code would otherwise share the line with styles, fonts and the first picture. Works on bytes, whatever they spell.
 */
export function deferHydration(html: Buffer, nonce: string): Buffer {
  const page = html
    .toString('latin1')
    .replaceAll('rel="modulepreload"', 'rel="later"')
    .replaceAll('type="module"', 'type="later"')
  if (!page.includes('type="later"')) return html
  const end = page.lastIndexOf('</body>')
  return Buffer.from(`${page.slice(0, end)}<script nonce="${nonce}">${START}</script>${page.slice(end)}`, 'latin1')
}
