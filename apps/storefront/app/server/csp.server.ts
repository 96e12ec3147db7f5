import { hash } from 'node:crypto'

interface Sources {
  imagesOrigin: string
  /** Who may show the page in a frame. */
  framedBy: "'none'" | '*'
  scripts: string[]
  /** Hashes of the style sheets that are part of the page. */
  styles?: string[]
  /** Whose script and frame the customer has asked for on this page. */
  partner?: string | null
  /** Where a form of this page may end besides the shop: browsers hold redirects after a form to the same rule. */
  formTargets?: string[]
  /** The tag manager, which only a visitor's consent loads, and where it may send to. */
  measurement?: { manager: string; receivers: string } | null
  /** Vite puts styles and its live connection into the page; only while somebody develops. */
  isDevelopment?: boolean
}

export function contentSecurityPolicy(sources: Sources): string {
  const {
    imagesOrigin,
    framedBy,
    scripts,
    styles = [],
    partner,
    measurement,
    formTargets = [],
    isDevelopment = false,
  } = sources
  const measured = measurement ? ` ${measurement.manager} ${measurement.receivers}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts, ...(partner ? [partner] : []), ...(measurement ? [measurement.manager] : [])].join(' ')}`.trimEnd(),
    "script-src-attr 'none'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(' '),
    // Custom properties on an element carry sizes and shares; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${imagesOrigin}${measured}`,
    `media-src ${imagesOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${measured}`,
    ...(partner ? [`frame-src ${partner}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

interface HashedPage {
  html: Buffer
  /** `'sha256-…'` of every script that bore the nonce. */
  scripts: string[]
}

/**
 * A cached page cannot carry a nonce: everybody would get the same one. It is therefore drawn with a throw-away nonce;
 * exactly the scripts that bear it are ours, so their hashes go to the policy and the nonce goes away. A script that
 * came in with content bears none and stays blocked. Works on bytes, as they come from React and go to the network.
 */
export function hashNoncedScripts(html: Buffer, nonce: string): HashedPage {
  const mark = Buffer.from(` nonce="${nonce}"`)
  const scripts = new Set<string>()
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
    parts.push(html.subarray(from, at))
    from = at + mark.length
    const tag = html.subarray(html.lastIndexOf('<', at), at)
    if (tag.subarray(0, SCRIPT_TAG.length).equals(SCRIPT_TAG)) {
      const open = html.indexOf('>', from) + 1
      const body = html.subarray(open, html.indexOf('</script>', open))
      if (body.length > 0) scripts.add(`'sha256-${hash('sha256', body, 'base64')}'`)
    }
  }
  parts.push(html.subarray(from))
  return { html: Buffer.concat(parts), scripts: [...scripts] }
}

const SCRIPT_TAG = Buffer.from('<script')
