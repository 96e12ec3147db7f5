import { createCloudflare } from './cloudflare/cloudflare.ts'
import { createFastly } from './fastly/fastly.ts'
import type { EdgeCache } from './ports/edge-cache.ts'
import { createVarnish } from './varnish/varnish.ts'

type EdgeKeys = {
  /** Addresses, by commas: `varnish+http://10.0.0.5:8080`, `fastly+https://api.fastly.com/service/<id>`, `cloudflare+https://…/zones/<id>`. */
  readonly EDGE_URLS: string
  readonly FASTLY_API_TOKEN?: string | undefined
  readonly CLOUDFLARE_API_TOKEN?: string | undefined
}

const ADDRESS = /^(varnish|fastly|cloudflare)\+(https?:\/\/.+)$/

/** Every edge in front of the shop; which kind it is stands before its address. Whatever cannot be purged must not start. */
export function openEdges({ EDGE_URLS, FASTLY_API_TOKEN, CLOUDFLARE_API_TOKEN }: EdgeKeys): EdgeCache[] {
  const addresses = EDGE_URLS.split(',').flatMap((address) => address.trim() || [])
  return addresses.map((address) => {
    const [, kind, url = ''] = ADDRESS.exec(address) ?? []
    if (kind === 'varnish') return createVarnish({ url })
    if (kind === 'fastly') return createFastly({ url, token: required('FASTLY_API_TOKEN', FASTLY_API_TOKEN) })
    if (kind === 'cloudflare')
      return createCloudflare({ url, token: required('CLOUDFLARE_API_TOKEN', CLOUDFLARE_API_TOKEN) })
    throw new Error('EDGE_URLS: an address begins with varnish+http, fastly+https or cloudflare+https.')
  })
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`EDGE_URLS names an edge that needs ${name}.`)
  return value
}
