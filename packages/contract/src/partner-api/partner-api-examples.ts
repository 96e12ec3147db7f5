import type { PartnerOrder, PartnerPrices } from './partner-api.ts'

/** What partners copy from the page and from `docs/partner-api.md`; tests run each of them as it stands. */
export const ASK_EXAMPLE = `curl -H "Authorization: Bearer $CENICH_KEY" "$CENICH/api/v1/orders?from=2026-11-01&limit=50"
`

export const PAGES_EXAMPLE = `// for await (const order of readAll('orders?from=2026-11-01', process.env.CENICH, process.env.CENICH_KEY)) …
export async function* readAll(list, shop, key) {
  for (let after = 0; after !== null; ) {
    const address = new URL('/api/v1/' + list, shop)
    address.searchParams.set('after', after)
    const answer = await fetch(address, { headers: { authorization: 'Bearer ' + key } })
    if (answer.status === 429) {
      await new Promise((later) => setTimeout(later, answer.headers.get('retry-after') * 1000))
      continue
    }
    const page = await answer.json()
    if (!answer.ok) throw new Error(page.code)
    yield* page.items
    after = page.next
  }
}
`

export const PRICES_ANSWER: PartnerPrices = {
  currency: 'CZK',
  basis: 'net',
  items: [
    {
      sku: 'CN-GR-KUR-A-12K',
      ean: '8594000000012',
      name: 'Kuře s rýží',
      variant: '12 kg',
      vatPercent: 12,
      net: 103125,
      gross: 115500,
      steps: [{ fromPieces: 40, net: 98000, gross: 109760 }],
      piecesPerCarton: 1,
      piecesPerLayer: 8,
      piecesPerPallet: 64,
      grossWeightGrams: 12150,
      inStock: true,
    },
  ],
  next: 1204,
}

export const ORDER_ANSWER: PartnerOrder = {
  number: '2611180288',
  state: 'shipped',
  placedAt: '2026-11-18T09:12:44.000Z',
  payable: 693000,
  currency: 'CZK',
  deliveryFrom: '2026-11-20',
  deliveryTo: '2026-11-20',
  parcels: [
    {
      number: 1,
      state: 'in_transit',
      carrier: 'PPL',
      trackingNumber: '40912345678',
      trackingUrl: 'https://www.ppl.cz/vyhledat-zasilku?shipmentId=40912345678',
      weightGrams: 72900,
    },
  ],
  basis: 'net',
  lines: [
    {
      kind: 'goods',
      sku: 'CN-GR-KUR-A-12K',
      name: 'Kuře s rýží, 12 kg',
      pieces: 6,
      vatPercent: 12,
      amount: 618750,
      gross: 693000,
    },
  ],
  documents: ['FV26-000123'],
}
