import { randomBytes } from 'node:crypto'

interface Page {
  html: string
  headers: Record<string, string>
}

interface PageOrigins {
  images: string
  /** Of the page itself: told to browsers that TLS is all there is. */
  isSecure: boolean
}

const NONCE = /NONCE_OF_THIS_ANSWER/g
const IMAGES = 'IMAGES_OF_THE_SHOP'
const TWO_YEARS = 63_072_000

/** The one document of the back office. Styles that are made in the browser need the value of this very answer. */
export function drawPage(template: string, { images, isSecure }: PageOrigins): Page {
  const nonce = randomBytes(16).toString('base64')
  return {
    html: template.replace(NONCE, nonce).replace(IMAGES, images),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': toPolicy(nonce, new URL(images).origin),
      ...FOR_ALL_ANSWERS,
      ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains; preload` } : {}),
    },
  }
}

export const FOR_ALL_ANSWERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), serial=(self), usb=()',
  'x-robots-tag': 'noindex',
}

/** Data and commands come by this very origin, so nothing else is asked. PDF files are drawn from what is already here. */
function toPolicy(nonce: string, images: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${images}`,
    `media-src ${images}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' blob:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ')
}
