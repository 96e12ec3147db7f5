import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { RETAILER_TYPES, type RetailerSearch } from './retailer.ts'

const LONGEST = 60

/** Reads the address; what is not ours to understand is left out, not refused. */
export function parseRetailerSearch(params: URLSearchParams): RetailerSearch {
  const lat = readNumber(params.get('lat'), 48, 52)
  const lng = readNumber(params.get('lng'), 12, 19)
  return {
    near: (params.get('misto') ?? '').trim().slice(0, LONGEST),
    position: lat !== null && lng !== null ? { lat, lng } : null,
    type: RETAILER_TYPES.find((type) => type === params.get('typ')) ?? null,
    isOpen: params.get('otevreno') === '1',
    isAll: params.get('vse') === '1',
  }
}

/** The same search with something changed, as an address of this page. */
export function toRetailerAddress(search: RetailerSearch, change: Partial<RetailerSearch>): ShopAddress {
  const { near, position, type, isOpen, isAll } = { ...search, ...change }
  const params = new URLSearchParams()
  if (near) params.set('misto', near)
  if (position && !near) {
    params.set('lat', position.lat.toFixed(2))
    params.set('lng', position.lng.toFixed(2))
  }
  if (type) params.set('typ', type)
  if (isOpen) params.set('otevreno', '1')
  if (isAll) params.set('vse', '1')
  const query = params.toString()
  return query ? `/mapa-prodejcu?${query}` : '/mapa-prodejcu'
}

function readNumber(text: string | null, from: number, to: number): number | null {
  const number = text === null || text === '' ? Number.NaN : Number(text)
  return number >= from && number <= to ? number : null
}
