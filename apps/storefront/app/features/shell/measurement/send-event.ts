import type { MeasuredItem } from '@shop/contract/measurement'
import { toCrowns } from './describe-order.ts'
import type { MeasuredEvent, Piece } from './measured-event.ts'
import { push } from './start-tag-manager.ts'

const TOLD = 'cenich-zmereno'
/** The receiver takes no more in one event. */
const MOST_ITEMS = 200

const itemsByVariant = new Map<number, MeasuredItem>()

export async function sendEvent(measured: MeasuredEvent): Promise<void> {
  const { event, fields, once, isPurchase, isOffer, hasValue } = measured
  if (once && !isFirstInTab(once)) return
  await fetchItems(measured.pieces)
  if (isPurchase && !(await isFirstEver())) return
  const items = measured.pieces.slice(0, MOST_ITEMS).flatMap((piece) => toItem(piece, measured))
  if (measured.pieces.length > 0 && items.length === 0) return
  const value = items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)
  const filled = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null))
  if (items.length === 0 && !isOffer) return push({ event, ...filled })
  // The old object would be merged with the new one.
  push({ ecommerce: null })
  push({
    event,
    ecommerce: {
      ...filled,
      ...(hasValue ? { currency: 'CZK', value: Math.round(value * 100) / 100 } : {}),
      ...(isOffer ? {} : { items }),
    },
  })
}

interface Item {
  item_id: string
  price?: number
  quantity: number
  [field: string]: unknown
}

function toItem({ variantId, quantity, price, index }: Piece, { basis, fields }: MeasuredEvent): Item[] {
  const goods = itemsByVariant.get(variantId)
  if (!goods) return []
  const rate = basis === 'gross' ? (goods.vat_percent ?? 0) : 0
  return [
    {
      item_id: goods.sku,
      item_name: goods.name,
      item_variant: goods.variant_name,
      ...(goods.brand ? { item_brand: goods.brand } : {}),
      item_category: goods.kind,
      ...(price === null ? {} : { price: toCrowns(price / (1 + rate / 100)) }),
      quantity,
      ...(index === undefined ? {} : { index }),
      ...('item_list_id' in fields ? { item_list_id: fields.item_list_id } : {}),
    },
  ]
}

/** Asked for once each; the answer is the same for everybody. */
async function fetchItems(pieces: Piece[]): Promise<void> {
  const ids = [...new Set(pieces.map(({ variantId }) => variantId))]
    .filter((id) => !itemsByVariant.has(id))
    .slice(0, MOST_ITEMS)
  if (ids.length === 0) return
  const answer = await fetch(`/api/mereni/zbozi?id=${ids.sort((one, other) => one - other).join(',')}`)
  if (!answer.ok) return
  for (const goods of (await answer.json()) as MeasuredItem[]) itemsByVariant.set(goods.variant_id, goods)
}

async function isFirstEver(): Promise<boolean> {
  const answer = await fetch('/api/mereni/nakup', { method: 'POST' })
  return answer.ok && ((await answer.json()) as { isFirst: boolean }).isFirst
}

function isFirstInTab(what: string): boolean {
  const told = (sessionStorage.getItem(TOLD) ?? '').split('\n')
  if (told.includes(what)) return false
  sessionStorage.setItem(TOLD, [...told, what].join('\n'))
  return true
}
