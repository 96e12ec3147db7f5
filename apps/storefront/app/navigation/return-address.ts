import type { ShopAddress } from '#app/addresses/shop-address.ts'

const PARAM = 'zpet'

export function toLoginAddress({ pathname, search }: { pathname: string; search: string }): ShopAddress {
  return `/prihlasit-se?${new URLSearchParams({ [PARAM]: pathname + search })}`
}

/** Where to go after signing in: a path of this shop, whatever the address says. */
export function readReturnAddress(search: URLSearchParams, fallback = '/ucet/prehled'): string {
  const given = search.get(PARAM) ?? ''
  // A second slash or a backslash would make it another host.
  return /^\/(?![/\\])[^\\\s]*$/.test(given) ? given : fallback
}
