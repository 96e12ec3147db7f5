export interface Fault {
  key: string
  reason: string
}

export interface Exposure {
  /** Addresses of our own processes: behind the same wall they may go without TLS. */
  inside?: readonly string[]
}

// What .env.example, the demo shop, its drills and the partners' fakes are opened with. Everybody can read them.
const PUBLISHED = new Set([
  'at-least-32-characters-of-random-text',
  'development-only-secret-of-the-demo-shop',
  'development',
  'test-key',
  '0123456789abcdef',
  '0123456789abcdef0123456789abcdef',
  '8123456789',
  '1100000000',
  'GTM-DEMO',
  'G-DEMO',
])
const GUESSED_PASSWORDS = new Set(['', 'secret', 'postgres', 'password'])
const FEWEST_CHARACTERS = 8
const IS_SECRET = /SECRET|PASSWORD|TOKEN|_KEY$/
const IS_PRIVATE =
  /^(localhost|\[::1\]|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|[a-z][\w-]*|.*\.(internal|local))$/i

/** Lines a shop that takes real money must not start with. Names what is wrong with a line, never what stands in it. */
export function findUnsafe(values: Readonly<Record<string, string>>, { inside = [] }: Exposure = {}): Fault[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const reason = whyUnsafe(key, value, inside.includes(key))
    return reason === null ? [] : [{ key, reason }]
  })
}

function whyUnsafe(key: string, value: string, isInside: boolean): string | null {
  if (PUBLISHED.has(value)) return 'is a value of the examples that everybody knows'
  if (IS_SECRET.test(key) && new Set(value).size < FEWEST_CHARACTERS) return 'is a secret that can be guessed'
  if (/\.example\b/.test(value)) return 'names a domain of the examples'
  if (/seed[\\/]demo/.test(value)) return 'leads to the demo shop'
  for (const [address] of value.matchAll(/[a-z]+:\/\/[^\s,]+/gi)) {
    const reason = whyUnsafeAddress(address, isInside)
    if (reason !== null) return reason
  }
  return null
}

function whyUnsafeAddress(address: string, isInside: boolean): string | null {
  const url = URL.parse(address)
  if (!url) return null
  if (/^postgres/.test(url.protocol)) {
    const isGuessed = GUESSED_PASSWORDS.has(url.password) || url.password === url.username
    return isGuessed ? 'holds a password that can be guessed' : null
  }
  if (url.protocol !== 'http:') return null
  if (!isInside) return 'goes over plain http'
  return IS_PRIVATE.test(url.hostname) ? null : 'goes over plain http to a host outside'
}
