import { ConfigError } from '@shop/runtime/config'
import { config } from '#app/config.server.ts'
import { log } from './log.server.ts'
import { loadSeller } from './seller.server.ts'

/** Pages of a shop that takes real money never name the company of the demo shop. */
export async function refuseSampleSeller(): Promise<void> {
  if (config.SHOP_MODE === 'development') return
  const seller = await loadSeller().catch((error: unknown) => {
    // Started before the data service: the services ask the database itself and refuse by themselves.
    log.warn({ err: error }, 'seller.unknown')
    return null
  })
  if (seller?.isSample) {
    throw new ConfigError([{ key: 'shop.storefronts.company', reason: 'is the company of the demo shop' }])
  }
}
