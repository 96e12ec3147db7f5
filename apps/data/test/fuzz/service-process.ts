import { createLogger } from '@shop/runtime/logger'
import type { DataConfig } from '#app/config.ts'
import { startService } from '#app/start.ts'

/** The service in a process of its own, which tells its memory when asked. */
type Order = { kind: 'start'; config: DataConfig } | { kind: 'heap' }

process.on('message', async (order: Order) => {
  if (order.kind === 'heap') {
    globalThis.gc?.()
    process.send?.({ kind: 'heap', bytes: process.memoryUsage().heapUsed })
    return
  }
  const { url, adminUrl } = await startService({
    config: order.config,
    log: createLogger({ app: 'data', level: 'silent' }),
  })
  process.send?.({ kind: 'started', url, adminUrl })
})
process.on('disconnect', () => process.exit())
