import { hash } from 'node:crypto'

const LINK = /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/assets\/[^"#?]+\.css)[^>]*>/g

interface StyledPage {
  html: Buffer
  /** `'sha256-…'` of what was put in. */
  styles: string[]
}

/** Text of a style sheet of the build; null when there is none. */
type ReadStyles = (path: string) => Buffer | null

const combined = new Map<string, { text: string; source: string }>()

/**
 * The first screen must not wait for a dozen small files, so a page brings the text of its style sheets along. The links stay
 * for the application, which looks for them when it begins; until then they are not asked for. Works on bytes, whatever they spell.
 */
export function inlineStyles(html: Buffer, read: ReadStyles): StyledPage {
  const page = html.toString('latin1')
  const paths = [...page.matchAll(LINK)].map(([, path = '']) => path)
  const styles = combine([...new Set(paths)], read)
  if (!styles) return { html, styles: [] }
  let isFirst = true
  const drawn = page.replaceAll(LINK, (link) => {
    const before = isFirst ? `<style>${styles.text}</style>` : ''
    isFirst = false
    return before + link.replace('rel="stylesheet"', 'rel="styles-later"')
  })
  return { html: Buffer.from(drawn, 'latin1'), styles: [styles.source] }
}

/** One text for all of them, made once for each set: pages of one kind have the same. */
function combine(paths: string[], read: ReadStyles) {
  if (paths.length === 0) return null
  const key = paths.join()
  const known = combined.get(key)
  if (known) return known
  const files = paths.map(read)
  if (files.some((file) => file === null)) return null
  const bytes = Buffer.concat(files.filter((file) => file !== null))
  const made = { text: bytes.toString('latin1'), source: `'sha256-${hash('sha256', bytes, 'base64')}'` }
  combined.set(key, made)
  return made
}
