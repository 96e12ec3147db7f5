import { newBuyer } from '@shop/stack/buyer'
import type { Figure } from '@shop/stack/figure'
import { percentile } from '../latency.ts'
import { type Measured, measure, median } from '../measure.ts'
import { type BenchShop, openBenchShop, place } from './shop.ts'

const BUYERS = 20
const GOALS = { ratio: 0.4, p95: 100, growth: 1.3, add: 50 }

/** Arguments: rounds (7), orders of each round (300), orders already in the tables of the grown shop (5000000; 0 leaves it out). */
export async function run(args: string[]): Promise<Figure> {
  const [rounds = 7, perRound = 300, orders = 5_000_000] = args.map(Number)
  const tell = (line: string) => console.log(line)
  const empty = await openBenchShop(0, tell)
  const grown = orders > 0 ? await openBenchShop(orders, tell).catch((error) => closeAndThrow(empty, error)) : null
  try {
    const samples = await takeTurns(empty, grown, rounds, perRound)
    const adds = await addToCarts(empty, perRound)
    return toFigure(samples, adds, orders)
  } finally {
    await empty.stop()
    await grown?.stop()
  }
}

interface Samples {
  ours: Measured[]
  bare: Measured[]
  grown: Measured[]
}

/** All take turns in every round, so that what else the machine does hits all of them. */
async function takeTurns(
  empty: BenchShop,
  grown: BenchShop | null,
  rounds: number,
  perRound: number,
): Promise<Samples> {
  const samples: Samples = { ours: [], bare: [], grown: [] }
  for (let round = -1; round < rounds; round += 1) {
    const turns: [keyof Samples, () => Promise<Measured>][] = [
      ['ours', async () => measure(await empty.readyOrders(perRound), BUYERS, place)],
      ['bare', async () => measure(await empty.readyCarts(perRound), BUYERS, timed(empty.bare.place))],
      ...(grown
        ? ([['grown', async () => measure(await grown.readyOrders(perRound), BUYERS, place)]] as [
            keyof Samples,
            () => Promise<Measured>,
          ][])
        : []),
    ]
    if (round % 2 === 0) turns.reverse()
    for (const [name, turn] of turns) {
      const measured = await turn()
      // The first round only warms up.
      if (round >= 0) samples[name].push(measured)
      const p95 = percentile(measured.times, 0.95)
      console.log(`round ${round} ${name}: ${measured.perSecond.toFixed(0)} orders/s, p95 ${p95.toFixed(0)} ms`)
    }
  }
  return samples
}

function timed<Item>(work: (item: Item) => Promise<void>): (item: Item) => Promise<number> {
  return async (item) => {
    const began = performance.now()
    await work(item)
    return performance.now() - began
  }
}

/** Every buyer begins a cart, which is the dearer kind of adding. */
async function addToCarts({ url, variantId }: BenchShop, count: number): Promise<Measured> {
  const buyers = Array.from({ length: count }, () => newBuyer(url))
  return measure(buyers, 5, async (buyer) => {
    const { status, ms } = await buyer.send('POST', '/cart/lines', { variantId })
    if (status !== 200) throw new Error(`Adding was answered ${status}.`)
    return ms
  })
}

function toFigure({ ours, bare, grown }: Samples, adds: Measured, orders: number): Figure {
  const ratio = median(ours.map(({ perSecond }, index) => perSecond / (bare[index]?.perSecond ?? 1)))
  const p95 = median(ours.map(({ times }) => percentile(times, 0.95)))
  const growth = median(grown.map(({ perSecond }, index) => (ours[index]?.perSecond ?? 0) / perSecond))
  const add = percentile(adds.times, 0.95)
  const rate = median(ours.map(({ perSecond }) => perSecond))
  const withOrders = grown.length > 0 ? `, ${growth.toFixed(2)} × the time with ${orders} orders in the tables` : ''
  const holds =
    ratio >= GOALS.ratio && p95 <= GOALS.p95 && add <= GOALS.add && (grown.length === 0 || growth <= GOALS.growth)
  return {
    question: 'place-order',
    figure: `${rate.toFixed(0)} orders/s, ${ratio.toFixed(2)} of bare, p95 ${p95.toFixed(0)} ms with ${BUYERS} buyers${withOrders}, add to cart p95 ${add.toFixed(0)} ms`,
    goal: `>= ${GOALS.ratio} of bare, p95 <= ${GOALS.p95} ms, <= ${GOALS.growth} ×, add <= ${GOALS.add} ms`,
    holds,
  }
}

async function closeAndThrow(shop: BenchShop, error: unknown): Promise<never> {
  await shop.stop()
  throw error
}
