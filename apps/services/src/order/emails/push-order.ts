import type { CommandContext } from '#app/http/context'
import type { LockedOrder } from '#app/order/order.sql'
import { queuePush } from '#app/push/queue-push'

/** What a browser says; short, because a phone shows two lines. */
const WORDS = {
  packing: { title: 'Balíme vaši objednávku', body: 'Jakmile ji předáme dopravci, dáme vědět.' },
  shipped: { title: 'Balík je na cestě', body: 'Kde právě je, uvidíte v objednávce.' },
  ready: { title: 'Balík čeká na vyzvednutí', body: 'Kde a do kdy, najdete v objednávce.' },
  delivered: { title: 'Objednávka je u vás', body: 'Dobrou chuť. Do kdy ji můžete vrátit, píšeme v e-mailu.' },
}

/** Beside the mail, for a customer who has let a browser say it. Each once for the order, or for each of its parcels. */
export async function pushOrder(
  context: CommandContext,
  { id, customerId }: Pick<LockedOrder, 'id' | 'customerId'>,
  event: keyof typeof WORDS,
  object = `order:${id}`,
): Promise<void> {
  await queuePush(context, {
    customerId,
    topic: 'orders',
    object,
    event,
    ...WORDS[event],
    path: `/ucet/objednavka/${id}`,
  })
}
