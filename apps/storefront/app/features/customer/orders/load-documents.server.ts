import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import type { ZippedFile } from './to-zip.server.ts'

/** Ten years of monthly orders fit; whoever has more has an accountant who asks for them otherwise. */
const MOST = 200

interface OwnDocument {
  id: number
  orderId: number
}

/** By way of the orders: whose a document is stands there, and asked by itself it would be looked for among all documents of the shop. */
export async function loadOwnDocuments({ data }: SignedInCustomer): Promise<OwnDocument[]> {
  const { items } = await data.list(
    data
      .from('orders')
      .select('documents(id,order_id)')
      .order('placed_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST),
  )
  return items.flatMap(({ documents }) => documents).map(({ id, order_id }) => ({ id, orderId: order_id }))
}

/** Each file as it was issued; one that is not ready yet is left out. */
export async function* readDocuments(
  { services }: Visit,
  documents: readonly OwnDocument[],
): AsyncGenerator<ZippedFile> {
  const tokens = new Map<number, string>()
  for (const { id, orderId } of documents) {
    const token = tokens.get(orderId) ?? (await tokenOf({ services }, orderId))
    if (!token) continue
    tokens.set(orderId, token)
    const found = await services.orderDocument({ token, documentId: id, format: 'pdf' })
    if (found.ok)
      yield { name: found.value.filename, bytes: new Uint8Array(Buffer.from(found.value.content, 'base64')) }
  }
}

async function tokenOf({ services }: Pick<Visit, 'services'>, orderId: number): Promise<string | null> {
  const order = await services.ownOrder({ orderId })
  return order.ok ? order.value.accessToken : null
}
