import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import type { ZippedFile } from './to-zip.server.ts'

const FORMATS = ['pdf', 'isdoc'] as const
/** Orders asked for at once; whoever has more is asked about again, so that nothing is left out. */
const STEP = 200

interface OwnDocument {
  id: number
  orderId: number
}

export async function hasDocuments({ data }: SignedInCustomer): Promise<boolean> {
  const { items } = await data.list(data.from('orders').select('id,documents!inner(id)').limit(1))
  return items.length > 0
}

/** By way of the orders: whose a document is stands there, and asked by itself it would be looked for among all documents of the shop. */
async function* ownDocuments({ data }: SignedInCustomer, year: number | null): AsyncGenerator<OwnDocument> {
  for (let before = Number.MAX_SAFE_INTEGER; before > 0; ) {
    const { items } = await data.list(
      data
        .from('orders')
        .select('id,documents(id,issued_on)')
        .lt('id', before)
        .order('id', { ascending: false })
        .limit(STEP),
    )
    for (const { id: orderId, documents } of items)
      for (const { id, issued_on } of documents)
        if (year === null || issued_on.startsWith(`${year}-`)) yield { id, orderId }
    before = items.length < STEP ? 0 : (items.at(-1)?.id ?? 0)
  }
}

/** Everything issued to the customer, or in one year: each file as it was issued; one that is not ready yet is left out. */
export async function* readOwnDocuments(
  customer: SignedInCustomer,
  visit: Visit,
  year: number | null,
): AsyncGenerator<ZippedFile> {
  let open = { orderId: 0, token: null as string | null }
  for await (const { id, orderId } of ownDocuments(customer, year)) {
    if (open.orderId !== orderId) open = { orderId, token: await tokenOf(visit, orderId) }
    if (open.token) yield* readFiles(visit, open.token, [id])
  }
}

/** Documents of one order, for whoever has its key. */
export async function* readFiles(
  { services }: Pick<Visit, 'services'>,
  token: string,
  documentIds: readonly number[],
): AsyncGenerator<ZippedFile> {
  for (const documentId of documentIds)
    for (const format of FORMATS) {
      const found = await services.orderDocument({ token, documentId, format })
      if (found.ok)
        yield { name: found.value.filename, bytes: new Uint8Array(Buffer.from(found.value.content, 'base64')) }
    }
}

async function tokenOf({ services }: Pick<Visit, 'services'>, orderId: number): Promise<string | null> {
  const order = await services.ownOrder({ orderId })
  return order.ok ? order.value.accessToken : null
}
