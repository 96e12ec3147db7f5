import { type FakeGopay, startFakeGopay } from '@shop/partners/gopay/fake-gopay'
import { partnerEnv } from './partners.ts'
import { type ServicesOnly, startServicesOnly } from './services-only.ts'

export interface PayingShop extends ServicesOnly {
  gopay: FakeGopay
  /** The present of the shop, so far from the real one. */
  moveClock(minutes: number): Promise<void>
}

/** Services, worker and a gateway of our own, over the demo shop. Mails count as sent: they are the matter of other drills. */
export async function startPayingShop(): Promise<PayingShop> {
  const gopay = await startFakeGopay()
  // What rings is decided by the drill, not by the gateway.
  gopay.setFaults({ notifications: 'lost' })
  const env = {
    DATABASE_POOL: '16',
    WORKER_JOBS: '8',
    ...partnerEnv({ gopay: gopay.url }),
  }
  const shop = await startServicesOnly({ env, worker: true, prepare: sendNoMails })
  return {
    ...shop,
    gopay,
    async moveClock(minutes) {
      await shop.pool.query('update internal.clock set offset_ms = $1', [minutes * 60_000])
      await shop.pool.query(`select pg_notify('shop_clock', $1)`, [String(minutes * 60_000)])
    },
    async stop() {
      await shop.stop()
      await gopay.stop()
    },
  }
}

async function sendNoMails(pool: ServicesOnly['pool']): Promise<void> {
  await pool.query(
    `create function internal.mail_is_sent() returns trigger language plpgsql as $$ begin new.status := 'sent'; return new; end $$`,
  )
  await pool.query(
    'create trigger mail_is_sent before insert on internal.mails for each row execute function internal.mail_is_sent()',
  )
}
