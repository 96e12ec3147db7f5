/**
 * Runs in the page. The application begins once what was drawn is complete, at the first touch or key, and at the latest after
 * three seconds: pictures that never come must not keep it waiting. It then finds the page as if it had begun at once.
 */
const START = `(() => {
  let begun = false
  const start = () => {
    if (begun) return
    begun = true
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'
    for (const link of document.querySelectorAll('link[rel=styles-later]')) link.rel = 'stylesheet'
    for (const waiting of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = waiting.textContent
      waiting.replaceWith(script)
    }
  }
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, { once: true, capture: true })
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
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
