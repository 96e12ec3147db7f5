import { toCountedPath } from '../marketing/counted-path.ts'

const LONGEST = 120
/** Machines that look for holes ask for these; nobody ever linked to them. */
const PROBE = /(?:^|\/)(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|admin|vendor)|\.(?!html?$)[a-z0-9]+$/
/** Pages that are missing on purpose, and doors that are no pages. */
const OWN_BUSINESS = /^\/(?:ean|id|api|ucet|kosik|payments|recenze|feed|sitemap|e-shop)(?:\/|$)/
/** So long a word with a digit in it is somebody's key. */
const KEY = /(?=[a-z]*\d)[a-z0-9]{24,}/

/** An address worth telling an editor about; null for what machines and private links ask for. */
export function toMissingPath(path: string): string | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  // Where the two differ a link belongs to one person.
  if (toCountedPath(clean) !== clean || clean === '/' || clean.length > LONGEST) return null
  return PROBE.test(clean) || OWN_BUSINESS.test(clean) || KEY.test(clean) ? null : clean
}
