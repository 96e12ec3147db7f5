import type { Being } from './being.ts'
import type { Step } from './life.ts'
import type { ExpectedChange, Verdict } from './oracle/verdict.ts'
import type { LivesShop } from './shop.ts'
import type { Stage } from './stage.ts'
import type { Answer } from './visitor.ts'

type ChangeStep = Extract<Step, { do: 'change lines' }>

/** As the pages do it: a customer looks at what it costs first, staff see it in the answer. The price that goes along is the oracle's. */
export async function changeLines(
  { shop, office }: Stage,
  being: Being,
  step: ChangeStep,
  { change, isAllowed }: Verdict,
): Promise<Answer[]> {
  if (!change) return []
  const { orderId } = being.born
  const isCustomer = step.by === 'customer'
  const who = isCustomer ? being.visitor : office
  const path = isCustomer ? `/orders/${being.token}/lines` : `/staff/orders/${orderId}/lines`
  const version = (await versionOf(shop, orderId)) - (step.wish.kind === 'old version' ? 1 : 0)
  const asked = { version, ...change.asked }
  if (isCustomer && isAllowed) compare(being, step, change, await who.send('POST', `${path}/preview`, asked))
  const payable = change.payable + (step.wish.kind === 'wrong price' ? 100 : 0)
  const answer = await who.send('PUT', path, { ...asked, payable, reason: 'Dohodnuto se zákazníkem.' })
  if (!isAllowed || answer.status >= 300) return [answer]
  if (!isCustomer) compare(being, step, change, answer)
  await compareGoods(shop, being, step, change)
  return [answer]
}

export async function withdrawChange({ office }: Stage, being: Being, by: 'customer' | 'staff'): Promise<Answer[]> {
  return by === 'customer'
    ? [await being.visitor.send('POST', `/orders/${being.token}/lines/withdrawal`, {})]
    : [await office.send('POST', `/staff/orders/${being.born.orderId}/lines/withdrawal`, { reason: 'Zákazník volal.' })]
}

async function versionOf({ pool }: LivesShop, orderId: number): Promise<number> {
  const { rows } = await pool.query<{ version: number }>('select version from shop.orders where id = $1', [orderId])
  return rows[0]?.version ?? 0
}

function compare(being: Being, step: Step, { told }: ExpectedChange, { status, body }: Answer): void {
  if (status >= 300) return void blame(being, step, `the preview says ${status} ${JSON.stringify(body).slice(0, 300)}`)
  const { payable, toPay, toReturn, creditsBack } = body
  const lines = body.lines.map((line: { position: number; pieces: number }) => `${line.position}×${line.pieces}`)
  const said = { payable, toPay, toReturn, creditsBack, lines: lines.join(' ') }
  const [expected, found] = [JSON.stringify(told), JSON.stringify(said)]
  if (expected !== found) blame(being, step, `expected ${expected}, the shop says ${found}`)
}

/** Until the difference is here the goods of both sides are held. */
async function compareGoods({ pool }: LivesShop, being: Being, step: Step, { held, dividesAnew }: ExpectedChange) {
  const { orderId } = being.born
  const { rows } = await pool.query<{ held: object; parcels: { items: { itemId: string; pieces: number }[] }[] }>(
    `select (select jsonb_object_agg(r.variant_id, r.pieces) from shop.reservations r where r.order_id = o.id) as held, o.parcels
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  const [row] = rows
  const [expected, found] = [JSON.stringify(held), JSON.stringify(row?.held)]
  if (expected !== found) blame(being, step, `goods held: expected ${expected}, found ${found}`)
  if (dividesAnew && row) takeDivision(being, step, row.parcels)
}

/** How several parcels are filled is the packer's to say, as long as everything is in them and they are not more. */
function takeDivision(being: Being, step: Step, parcels: { items: { itemId: string; pieces: number }[] }[]): void {
  const { order } = being.world
  const divided = parcels.map(({ items }) => items.map(({ itemId, pieces }) => ({ variantId: Number(itemId), pieces })))
  const [expected, found] = [order.parcels, divided].map((all) => JSON.stringify(sumOf(all.flat())))
  if (expected !== found || divided.length > order.parcels.length) {
    blame(
      being,
      step,
      `goods in ${order.parcels.length} parcels: expected ${expected}, found ${found} in ${divided.length}`,
    )
  }
  order.parcels = divided
}

function sumOf(items: { variantId: number; pieces: number }[]): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const { variantId, pieces } of items) sums[variantId] = (sums[variantId] ?? 0) + pieces
  return sums
}

function blame(being: Being, step: Step, words: string): void {
  being.faults.push(`${JSON.stringify(step)}: ${words}`)
}
