import type { Figure } from '@shop/stack/figure'
import { openOffice, prepareShop, SECOND_EMAIL } from '../order-lives/models.ts'
import { openLivesShop, startLivesCluster } from '../order-lives/shop.ts'
import { prepareLook } from './look.sql.ts'
import { shareBlocks } from './share-blocks.ts'
import { settlePeople } from './town.ts'

const COUNT = 100_000
const SEED = 2026
/** So many steps are lived in one copy of the shop. */
const BLOCK = 1000
const SHOWN = 10
const TOLD_EVERY = 250

/** Arguments: a seed, how many steps, and from which block on. */
export async function run([seedText, countText, fromText]: string[]): Promise<Figure> {
  const seed = Number(seedText ?? SEED)
  const count = Number(countText ?? COUNT)
  const cluster = await startLivesCluster()
  let [steps, wrong] = [0, 0]
  try {
    const settled = await settle(cluster.templateUrl)
    const first = Number(fromText ?? 0)
    const sizes = Array.from({ length: Math.ceil(count / BLOCK) }, (_, at) => Math.min(BLOCK, count - at * BLOCK))
    const { templateUrl } = cluster
    const blocks = sizes.map((size, at) => ({ templateUrl, settled, seed, block: first + at, count: size }))
    const countUp = countSteps()
    await shareBlocks(blocks, {
      steps: (some) => countUp(some, wrong),
      goesOn: () => wrong === 0,
      lived(lived, { block }) {
        steps += lived.steps
        wrong += lived.faults.length
        for (const fault of lived.faults.slice(0, SHOWN)) console.log(`  seed ${seed} block ${block}: ${fault}`)
      },
    })
  } finally {
    await cluster.stop()
  }
  return {
    question: 'credit-lives',
    figure: `${steps} steps, ${wrong} disagreements, seed ${seed}`,
    goal: `${count} steps, 0 disagreements; whole: ${COUNT} steps`,
    holds: wrong === 0 && steps === count,
  }
}

/** Says how far it is, and how fast. */
function countSteps(): (some: number, wrong: number) => void {
  const began = Date.now()
  let [counted, told] = [0, 0]
  return (some, wrong) => {
    counted += some
    if (counted - told < TOLD_EVERY) return
    told = counted
    console.log(
      `${counted} steps, ${wrong} disagreements, ${((1000 * counted) / (Date.now() - began)).toFixed(1)} steps/s`,
    )
  }
}

/** Everybody is signed in before the shop is copied: passwords are slow by design, and each copy would wait for twenty of them. */
async function settle(templateUrl: string) {
  const shop = await openLivesShop(templateUrl, 'in place')
  try {
    await prepareShop(shop)
    await prepareLook(shop.pool)
    const people = await settlePeople(shop)
    const office = await openOffice(shop)
    const second = await openOffice(shop, SECOND_EMAIL)
    await shop.pool.query('analyze')
    return { people, office: [...office.cookies], second: [...second.cookies] }
  } finally {
    await shop.stop()
  }
}
