import type { RequestHandler, Response } from 'express'

/** Pictures made to be seen elsewhere: in shared links and in mails that are read in a browser. */
const SHARED = '/sdileni/'
const TWO_YEARS = 63_072_000

const FIXED = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The camera reads a barcode, the location finds the nearest shop; both only when the customer asks.
  'Permissions-Policy':
    'camera=(self), geolocation=(self), accelerometer=(), autoplay=(), browsing-topics=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nobody else's page may draw our answers into itself; the frame for partners is a document and not concerned.
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** What holds for every answer; the policy of a document is made where its scripts are known. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  for (const [name, value] of FIXED) response.setHeader(name, value)
  if (request.path.startsWith(SHARED)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  keepSingle(response)
  if (request.secure)
    response.setHeader('Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains; preload`)
  next()
}

const SINGLE = new Set(FIXED.map(([name]) => name.toLowerCase()))

/** The router's adapter appends what a page says to what is there; a policy that stands twice is understood differently by browsers. */
function keepSingle(response: Response): void {
  const append = response.append.bind(response)
  response.append = (name, value) => (SINGLE.has(name.toLowerCase()) ? response.set(name, value) : append(name, value))
}
