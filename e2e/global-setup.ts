import { assertTruths } from '@shop/database/assert-truths'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import { startStack } from '@shop/stack/start-stack'
import { startErrorSink } from './error-sink.ts'

/** Builds the shop with its misbehaving probe pages and starts everything it needs; the tests only use a browser. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A shop that already runs, with its probes and its error sink, spares the start while one works on a test.
  if (process.env.E2E_SHOP_URL) return async () => {}
  const [database, sink] = await Promise.all([
    startDemoDatabase(),
    startErrorSink(),
    buildShop({ STOREFRONT_PROBES: '1' }),
  ])
  const stack = await startStack({
    ...database,
    storefront: 'production',
    env: { STOREFRONT_PROBES: '1', SENTRY_DSN: sink.dsn, FAKE_FIO_RATE_LIMIT_MS: '0', FAKE_PPL_IMPORT_MS: '600' },
    ...(process.env.E2E_LOG
      ? { onLine: (name: string, line: string) => process.stderr.write(`[${name}] ${line}\n`) }
      : {}),
  }).catch(async (error: unknown) => {
    await Promise.all([database.stop(), sink.stop()])
    throw error
  })
  process.env.E2E_SHOP_URL = stack.urls.storefront
  process.env.E2E_ADMIN_URL = stack.urls.admin
  process.env.E2E_ERROR_SINK = sink.url
  process.env.E2E_MAIL_URL = stack.urls.mail
  process.env.E2E_GOPAY_URL = stack.urls.gopay
  process.env.E2E_FIO_URL = stack.urls.fio
  process.env.E2E_PPL_URL = stack.urls.ppl
  process.env.E2E_ZEBRA_URL = stack.urls.zebra
  process.env.E2E_SERVICES_URL = stack.urls.services
  process.env.E2E_DATABASE_URL = database.adminUrl
  return async () => {
    await stack.stop()
    try {
      // Whatever the tests have clicked and raced: a broken truth fails the run.
      await assertTruths(database.adminUrl)
    } finally {
      await Promise.all([database.stop(), sink.stop()])
    }
  }
}
