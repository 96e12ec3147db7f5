import { readTruths } from '@shop/database/truths.sql'
import { takenFor } from '../judge-orders.ts'
import type { Being } from './being.ts'
import { type Outcome, outcomeOf } from './oracle/outcome.ts'
import { type ReadOrder, readOutcomes, readStock, type StockCount } from './read-outcomes.sql.ts'
import type { LivesShop } from './shop.ts'

/** Compares every life with what the database and the partners say; the words stay with the life. */
export async function judgeBeings(shop: LivesShop, beings: Being[]): Promise<void> {
  const read = await readOutcomes(
    shop.pool,
    beings.map(({ born }) => born.orderId),
  )
  for (const being of beings) {
    const actual = read.get(being.born.orderId)
    // Whoever left the way of the oracle is told by the first difference.
    if (!actual || being.faults.length > 0) continue
    const expected = outcomeOf(being.world)
    const { number } = being.born
    const faults = [
      ...differ('state', expected.state, actual.state),
      ...differ('payable', expected.payable, actual.payable),
      ...differ('kept money', expected.kept, actual.kept),
      ...differ('money at the gateway', expected.atGateway, takenFor(shop.gopay, number)),
      ...differDocuments(expected, actual),
      ...(being.born.customerId === null ? [] : differ('credits', expected.credits, actual.credits)),
      ...differEarned(expected, actual),
      ...differ('left on the voucher', expected.voucher, actual.voucher),
      ...differ('cases', expected.cases, actual.cases),
      ...differ('reserved', JSON.stringify(expected.reserved), JSON.stringify(actual.reserved)),
      ...(expected.keptByCarriers > 0 && actual.toldOfLabels === 0
        ? ['a box at its carrier that nobody was told of']
        : []),
      ...differ('cash to collect', expected.cashToCollect, cashAtCarriers(shop, number, actual)),
    ]
    being.faults.push(...faults)
  }
}

function differ(what: string, expected: unknown, actual: unknown): string[] {
  return expected === actual ? [] : [`${what}: expected ${expected}, found ${actual}`]
}

function differDocuments({ documents: expected }: Outcome, { documents }: ReadOrder): string[] {
  const invoices = documents.filter(({ kind }) => kind === 'invoice').length
  const rows = documents.flatMap(({ recap }) => recap)
  const rates = [...new Set([...rows.map(({ rate }) => Number(rate)), ...expected.rates.map(({ rate }) => rate)])]
  return [
    ...differ('invoices', expected.invoices, invoices),
    ...differ('credit notes', expected.notes, documents.length - invoices),
    ...differ(
      'sum of documents',
      expected.payable,
      documents.reduce((sum, { payable }) => sum + payable, 0),
    ),
    ...rates.flatMap((rate) => {
      const own = rows.filter((row) => Number(row.rate) === rate)
      const wanted = expected.rates.find((row) => row.rate === rate) ?? { base: 0, tax: 0 }
      return [
        ...differNearly(`base at ${rate} %`, wanted.base, sum(own.map(({ base }) => base)), expected.slack),
        ...differNearly(`tax at ${rate} %`, wanted.tax, sum(own.map(({ tax }) => tax)), expected.slack),
      ]
    }),
  ]
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

function differNearly(what: string, expected: number, actual: number, slack: number): string[] {
  return Math.abs(expected - actual) <= slack ? [] : differ(what, expected, actual)
}

function differEarned({ areEarnedUsable }: Outcome, { earnedUsable }: ReadOrder): string[] {
  if (areEarnedUsable === null) return earnedUsable === null ? [] : [`credits: earned, though nothing was delivered`]
  if (earnedUsable === null) return ['credits: none were earned']
  return differ('earned credits usable', areEarnedUsable, !earnedUsable.startsWith('2999'))
}

/** What carriers would bring: from their own lists where they have one, from ours where nobody answers. */
function cashAtCarriers({ ppl, packeta }: LivesShop, number: string, { parcels }: ReadOrder): number {
  const atPpl = ppl.shipments
    .filter(({ input, events }) => isOf(number, input.referenceId) && events.at(-1)?.code !== 'Canceled')
    .map(({ input }) => (input.cashOnDelivery?.codPrice ?? 0) * 100)
  const atPacketa = [...packeta.packets.values()]
    .filter(({ attributes, records }) => isOf(number, String(attributes.number)) && records.at(-1)?.statusCode !== 11)
    .map(({ attributes }) => Number(attributes.cod ?? 0) * 100)
  const silent = parcels
    .filter((one) => one.number?.startsWith('DPD') && one.state !== 'cancelled')
    .map(({ cod }) => cod)
  return sum([...atPpl, ...atPacketa, ...silent])
}

/** Numbers of orders have ten digits; what follows tells parcels of one order apart. */
const isOf = (number: string, reference: string): boolean => reference.slice(0, number.length) === number

/** Goods of all lives together: nothing is held for nobody, nothing left without a parcel. */
export async function judgeStock(shop: LivesShop, beings: Being[], before: Map<number, StockCount>): Promise<string[]> {
  const after = await readStock(shop.pool)
  const outcomes = beings.map(({ world }) => outcomeOf(world))
  return [...after.values()].flatMap(({ variantId, onHand, reserved }) => {
    const was = before.get(variantId)
    const out = sum(outcomes.map((outcome) => outcome.out[variantId] ?? 0))
    const held = sum(outcomes.map((outcome) => outcome.reserved[variantId] ?? 0))
    return [
      ...differ(`stock of variant ${variantId} on hand`, (was?.onHand ?? 0) - out, onHand),
      ...differ(`stock of variant ${variantId} reserved`, (was?.reserved ?? 0) + held, reserved),
    ]
  })
}

export async function judgeTruths({ pool, clock }: LivesShop): Promise<string[]> {
  await pool.query('update internal.clock set offset_ms = $1', [Math.round(clock.at - Date.now())])
  const client = await pool.connect()
  try {
    const broken = (await readTruths(client)).filter(({ violations }) => violations > 0)
    return broken.map(({ name, violations, samples }) => `truth ${name}: ${violations} rows ${JSON.stringify(samples)}`)
  } finally {
    client.release()
  }
}
