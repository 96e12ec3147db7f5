import { type Being, newBeing } from './being.ts'
import { copyLives } from './copy-lives.sql.ts'
import { generateLife } from './generate-life.ts'
import { judgeBeings, judgeStock, judgeTruths } from './judge.ts'
import { keyOf, openOffice, type Wish } from './models.ts'
import { playBlock } from './play-block.ts'
import { countTransitions, readStock } from './read-outcomes.sql.ts'
import type { DeadJob } from './run-jobs.ts'
import { type LivesShop, openLivesShop } from './shop.ts'

/** Plans and their cycles live in `plans`, which has an oracle of its own. */
const MACHINES = ['order', 'payment', 'shipment', 'case'] as const

export interface BlockResult {
  beings: Being[]
  /** What belongs to no single life: stock, truths, batches. */
  common: string[]
  transitions: Awaited<ReturnType<typeof countTransitions>>
}

export interface Block {
  templateUrl: string
  models: ReadonlyMap<string, number>
  /** The cheapest delivery by the number of the model. */
  offered: ReadonlyMap<number, number>
  seed: number
  from: number
  count: number
  /** A fault put into the shop on purpose. */
  plant?: (shop: LivesShop) => Promise<void>
}

/** So many lives in a copy of the shop of their own. */
export async function liveBlock({
  templateUrl,
  models,
  offered,
  seed,
  from,
  count,
  plant,
}: Block): Promise<BlockResult> {
  const shop = await openLivesShop(templateUrl, 'copy')
  try {
    const lives = Array.from({ length: count }, (_, offset) => generateLife(seed, from + offset))
    const modelIds = lives.map((life) => models.get(keyOf(life as unknown as Wish)) ?? 0)
    const born = await copyLives(shop.pool, modelIds)
    for (const [index, { order }] of born.entries()) order.cheapestDelivery = offered.get(modelIds[index] ?? 0) ?? null
    // The copies hold their goods already, and nobody else holds any.
    const before = await readStock(shop.pool)
    for (const { order } of born) release(before, order.parcels.flat())
    const beings = lives.map((life, index) => newBeing(shop, life, born[index] as (typeof born)[number], index + 1))
    await shop.pool.query('analyze')
    await plant?.(shop)
    const office = await openOffice(shop)
    const dead = await playBlock({ shop, office }, beings)
    const orphans = await blame(shop, beings, dead)
    await judgeBeings(shop, beings)
    const isStraight = beings.every(({ faults }) => faults.length === 0)
    const common = [
      ...orphans,
      ...(isStraight ? await judgeStock(shop, beings, before) : []),
      ...(await judgeTruths(shop)),
    ]
    return { beings, common, transitions: await countTransitions(shop.pool, MACHINES) }
  } finally {
    await shop.stop()
  }
}

function release(stock: Awaited<ReturnType<typeof readStock>>, pieces: { variantId: number; pieces: number }[]): void {
  for (const { variantId, pieces: held } of pieces) {
    const row = stock.get(variantId)
    if (row) row.reserved -= held
  }
}

/** A job that always fails is a fault of the life it was about; of those about nobody the block is told. */
async function blame({ pool }: LivesShop, beings: Being[], dead: DeadJob[]): Promise<string[]> {
  const orphans = new Set<string>()
  for (const { name, payload, error } of dead) {
    const { rows } = await pool.query(
      `select order_id::int as id from shop.payments where id = $1::bigint or gateway_id = $2
       union all select order_id::int from shop.parcels where id = $3::bigint limit 1`,
      [payload.paymentId ?? null, payload.gatewayId ?? null, payload.parcelId ?? null],
    )
    const being = beings.find(({ born }) => born.orderId === rows[0]?.id)
    const words = `job ${name} fails for ever: ${error}`
    if (being) being.faults.push(words)
    else orphans.add(words)
  }
  return [...orphans]
}
