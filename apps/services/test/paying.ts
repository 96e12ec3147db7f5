import type { JobName } from '@shop/contract/jobs'
import { enqueue } from '#app/store/jobs'
import type { Browser } from './browser.ts'
import type { Harness } from './harness.ts'
import { type fillCheckout, readyToOrder, SKU } from './shopping.ts'

export interface Placed {
  browser: Browser
  orderId: number
  number: string
  payable: number
  token: string
  email: string
}

type FilledCheckout = Awaited<ReturnType<typeof fillCheckout>>

let buyers = 0

/** A guest whose order is placed and waits to be paid. */
export async function placeOrder(shop: Harness, payment = 'karta', sku: string = SKU.can): Promise<Placed> {
  buyers += 1
  const email = `platce${buyers}@priklad.cz`
  const { browser, order } = await readyToOrder(shop, sku, { payment, details: { email } })
  return pressButton(browser, order, email)
}

/** The order of a filled checkout. */
export async function pressButton(browser: Browser, order: FilledCheckout, email: string): Promise<Placed> {
  const { value, status, error } = await browser.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  return {
    browser,
    orderId: value.orderId,
    number: value.number,
    payable: value.payable,
    token: value.accessToken,
    email,
  }
}

/** Opens the payment at the gateway and gives its number there. */
export async function openPayment(shop: Harness, { browser, token, orderId }: Placed): Promise<string> {
  const started = await browser.call('startPayment', { token })
  if (started.status !== 200) throw new Error(JSON.stringify(started.error))
  const [row] = await query<{ id: string }>(
    shop,
    'select gateway_id as id from shop.payments where order_id = $1 order by attempt desc limit 1',
    [orderId],
  )
  return row?.id ?? ''
}

export async function query<Row>(shop: Harness, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

export async function runJob(shop: Harness, job: JobName): Promise<void> {
  await enqueue(shop.deps.pool, job, { requestId: 'test' } as never)
  await shop.runJobs()
}

/** Lets the gateway ring and the worker hear it. */
export async function hear(shop: Harness): Promise<void> {
  await shop.partners.gopay.notifier.settled()
  await shop.runJobs()
}

export async function stateOf(shop: Harness, orderId: number): Promise<string | undefined> {
  return (await query<{ state: string }>(shop, 'select state from shop.orders where id = $1', [orderId]))[0]?.state
}

export async function paymentsOf(shop: Harness, orderId: number) {
  return query<{ state: string; received: number; refunded: number }>(
    shop,
    'select state, received::int, refunded::int from shop.payments where order_id = $1 order by attempt',
    [orderId],
  )
}

export function move(shop: Harness, minutes: number): void {
  shop.clock.offsetMs += minutes * 60_000
}

export async function tasksOf(shop: Harness, orderId: number): Promise<string[]> {
  const rows = await query<{ kind: string }>(
    shop,
    'select kind from shop.staff_tasks where order_id = $1 and closed_at is null order by kind',
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

export function subjectsTo(shop: Harness, address: string): (string | undefined)[] {
  return shop.sink.mails.filter(({ recipient }) => recipient === address).map(({ subject }) => subject)
}

/**
 * What the timetable does every minute, for tests that jump over days. The clock of the shop is written down only by
 * development; truths about deadlines look at it there.
 */
export async function catchUp(shop: Harness): Promise<void> {
  await runJob(shop, 'expire-orders')
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

/** After a test with the gateway: it is well again, and whatever waited for it is over. */
export async function healGateway(shop: Harness): Promise<void> {
  shop.partners.gopay.setFaults({
    notifications: 'prompt',
    loseCreate: 'no',
    failStatus: false,
    lie: {},
    refunds: 'done',
  })
  await catchUp(shop)
}

/** The same after a test with the bank. */
export async function healBank(shop: Harness): Promise<void> {
  shop.partners.fio.setFaults({
    repeat: false,
    bare: false,
    down: 'no',
    garble: false,
    tooMany: false,
    loseAnswer: false,
    oddRow: '',
  })
  await catchUp(shop)
}

interface Transfer {
  amount: number
  variableSymbol?: string | null
  message?: string
  /** Null: paid in at a counter. */
  counterAccount?: string | null
}

/** Money arrives at the bank and the importer reads it. */
export async function sendTransfer(shop: Harness, transfer: Transfer): Promise<void> {
  shop.partners.fio.addTransfer({ variableSymbol: null, ...transfer })
  move(shop, 1)
  await runJob(shop, 'import-bank')
}
