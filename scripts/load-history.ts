import { loadHistory } from '@shop/database/history/load-history'
import { loginUrl, openLogins } from '@shop/database/logins'
import { withClient } from '@shop/database/with-client'
import { runMigrations } from 'graphile-worker'

/** A year and a half of trade, unless the shop has lived already. The queue of jobs is its own first, as the services would make it. */
export async function loadShopHistory(adminUrl: string, say: (line: string) => void): Promise<void> {
  const began = Date.now()
  await withClient(adminUrl, openLogins)
  await runMigrations({ connectionString: loginUrl(adminUrl, 'services') })
  const loaded = await withClient(adminUrl, (client) => loadHistory(client))
  if (!loaded) return say('The shop has customers or orders already; it keeps its own past.')
  const seconds = Math.round((Date.now() - began) / 1000)
  say(`${loaded.orders} orders of ${loaded.customers} customers are loaded, ${loaded.rows} rows after ${seconds} s.`)
}
