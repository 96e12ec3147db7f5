import { randomUUID } from 'node:crypto'
import { newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import type { Goods, Shop } from './shop.ts'

/** As an application would buy: lists and goods from the data service, commands from the services. */
export async function buyByServices({ urls }: Shop, { list, bag, can }: Goods, email: string): Promise<void> {
  const reader = newBuyer(urls.data)
  const shown = await reader.send('GET', list)
  const detail = await reader.send('GET', bag.read)
  if (shown.body?.length === 0 || detail.body?.length !== 1) throw new Error('The shelf is empty.')
  const buyer = newBuyer(urls.services)
  const added = await buyer.send('POST', '/cart/lines', { variantId: can.variantId, pieces: 2 })
  if (added.status !== 200) throw new Error(`${added.status} ${JSON.stringify(added.body)}`)
  const order = await fillCart(buyer, { variantId: bag.variantId, email })
  const { status, body } = await buyer.send('POST', '/orders', order, { 'idempotency-key': randomUUID() })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
}
