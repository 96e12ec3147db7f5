import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Buyer, inParallel, newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import { type ServicesOnly, startServicesOnly } from '@shop/stack/services-only'
import { percentile } from '../latency.ts'
import { insertPacker, selectPackedTwice, selectSmallGoods } from './packers.sql.ts'

const PACKERS = 20
const BOXES_EACH = 4
const PIECES = 3
const SECRET = 'a secret of the bench of packers, long enough'
const GOAL_MS = 100
/** Between two scans hands reach for the next piece; nobody is faster for long. */
const HANDS_MS = { least: 400, most: 1200 }

interface Scans {
  words: string
  holds: boolean
}

/** Twenty packers scan at once, each their own boxes, every piece sent twice as a browser does that lost its answer. */
export async function measureScans(): Promise<Scans> {
  const shop = await startServicesOnly({ durable: true, env: { AUTH_SECRET: SECRET } })
  try {
    const variantId = await selectSmallGoods(shop.pool)
    console.log(`${PACKERS * BOXES_EACH} orders of ${PIECES} pieces are placed`)
    await inParallel(Array.from({ length: PACKERS * BOXES_EACH }), 8, (_, index) => order(shop, variantId, index))
    const packers = await inParallel(Array.from({ length: PACKERS }), 4, () => newPacker(shop))
    const times = (await Promise.all(packers.map((packer, index) => pack(packer, index)))).flat()
    const twice = await selectPackedTwice(shop.pool)
    const p95 = percentile(times, 0.95)
    return {
      words: `${times.length} scans of ${PACKERS} packers at once: p95 ${p95.toFixed(0)} ms, median ${percentile(times, 0.5).toFixed(0)} ms, ${twice.over} pieces packed twice, ${twice.closed} boxes closed`,
      holds: p95 <= GOAL_MS && twice.over === 0 && twice.closed === PACKERS * BOXES_EACH,
    }
  } finally {
    await shop.stop()
  }
}

async function order({ url }: ServicesOnly, variantId: number, index: number): Promise<void> {
  const buyer = newBuyer(url)
  await buyer.send('POST', '/cart/lines', { variantId, pieces: PIECES - 1 })
  const ready = await fillCart(buyer, { variantId, email: `balici${index}@priklad.cz` })
  const placed = await buyer.send('POST', '/orders', ready)
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
}

async function newPacker({ url, pool }: ServicesOnly): Promise<Buyer> {
  const token = randomBytes(24).toString('base64url')
  await insertPacker(pool, token)
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return newBuyer(url, new Map([['cenich.session_token', encodeURIComponent(`${token}.${signature}`)]]))
}

/** From „další zásilka“ to a closed box, as often as there are boxes; how long each answer took. */
async function pack(packer: Buyer, index: number): Promise<number[]> {
  const times: number[] = []
  const scan = async (raw: string, parcelId: number | null) => {
    await delay(HANDS_MS.least + Math.random() * (HANDS_MS.most - HANDS_MS.least))
    const body = { scanId: randomUUID(), raw, parcelId }
    const path = `/staff/benches/${(index % 2) + 1}/scans`
    const [first, again] = [await packer.send('POST', path, body), await packer.send('POST', path, body)]
    if (first.status !== 200 || again.status !== 200) throw new Error(JSON.stringify(first.body))
    times.push(first.ms, again.ms)
    return first.body
  }
  for (let box = 0; box < BOXES_EACH; box += 1) {
    const { parcel } = await scan('XNEXT', null)
    if (!parcel) throw new Error('The queue was empty too early.')
    for (const { ean, batches } of parcel.lines) {
      for (const { code, pieces } of batches) {
        for (let piece = 0; piece < pieces; piece += 1) await scan(`010${ean}10${code}`, parcel.parcelId)
      }
    }
  }
  return times
}
