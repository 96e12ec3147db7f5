import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'
import pg from 'pg'
import { askData } from './ask-data.ts'
import { askServices } from './ask-services.ts'
import { judgeMasks } from './judge-masks.ts'
import { CALLERS, openCallers } from './people.ts'

/** Everybody knocks at everything: what is not written in `expected-data.ts` and `expected-endpoints.ts` is refused, and nobody's details show without a reason. */
export async function run(): Promise<Figure> {
  const database = await startDemoDatabase()
  const pool = new pg.Pool({ connectionString: database.adminUrl, max: 4 })
  try {
    const env = { DATA_NETWORK_RATE: '1000000' }
    const stack = await startStack({ ...database, storefront: 'none', env })
    try {
      const callers = await openCallers(stack.urls, pool)
      const masks = await judgeMasks(stack.urls, pool, callers)
      const data = await askData(stack.urls, pool, callers)
      const services = await askServices(stack.urls, pool, callers)
      const faults = [...masks.faults, ...data.faults, ...services.faults]
      for (const fault of faults.slice(0, 200)) console.log(fault)
      const asked = masks.asked + data.asked + services.asked
      return {
        question: 'staff-matrix',
        figure: `${asked} requests by ${Object.keys(CALLERS).length} kinds of callers: ${faults.length} answered otherwise than written`,
        goal: '0 answered otherwise',
        holds: faults.length === 0,
      }
    } finally {
      await stack.stop()
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}
