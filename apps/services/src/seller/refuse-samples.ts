import { ConfigError } from '@shop/runtime/config'
import { selectSamples } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

/** What no variable can tell: money would go to an account that does not exist, prizes to whoever reads our source. */
export async function refuseSamples(db: Db): Promise<void> {
  const samples = await selectSamples(db)
  const faults = [
    ...(samples.company ? [{ key: 'shop.storefronts.company', reason: 'is the company of the demo shop' }] : []),
    ...(samples.fairs
      ? [{ key: 'shop.fairs', reason: 'holds a fair of the demo shop, whose PIN everybody knows' }]
      : []),
  ]
  if (faults.length > 0) throw new ConfigError(faults)
}
