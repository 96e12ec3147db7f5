import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import { loginUrl, openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { takePort } from '@shop/database/take-port'
import { withClient } from '@shop/database/with-client'
import type { Figure } from '@shop/stack/figure'
import { type MailRelay, startMailRelay } from '@shop/stack/mail-relay'
import { NO_PARTNERS } from '@shop/stack/partners'

const MAILS = 500
const SERVICES = join(import.meta.dirname, '../../apps/services')

/**
 * Kills the worker with SIGKILL in the middle of five hundred mails, several times, and counts what the relay has taken.
 * Every mail must be there once. The outbox and the marks around each hand-over keep mails from being lost or repeated; for
 * the one that dies between the relay's "taken" and our mark, SMTP itself has no answer: the relay's log is asked.
 */
export async function run(args: string[]): Promise<Figure> {
  const kills = Number(args[0] ?? 3)
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-mail-crash-')), keep: false })
  const relay = await startMailRelay()
  const workers: ChildProcess[] = []
  try {
    const url = cluster.url('mail_crash')
    await migrate(url)
    await withClient(url, openLogins)
    const start = async () => {
      const worker = await startWorker(url, relay)
      workers.push(worker)
      return worker
    }
    let worker = await start()
    await queueMails(url)
    for (let kill = 1; kill <= kills; kill += 1) {
      await relay.reached(Math.round((MAILS * kill) / (kills + 2)))
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      console.log(`killed with ${relay.taken.size} of ${MAILS} mails at the relay`)
      worker = await start()
    }
    await relay.reached(MAILS)
    await waitForOutbox(url)
    worker.kill('SIGTERM')
    await once(worker, 'exit')
    return toFigure(relay, kills)
  } finally {
    for (const worker of workers) if (worker.exitCode === null && worker.signalCode === null) worker.kill('SIGKILL')
    await relay.stop()
    await cluster.stop()
  }
}

async function startWorker(url: string, relay: MailRelay): Promise<ChildProcess> {
  const port = await takePort()
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    cwd: SERVICES,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_MODE: 'development',
      LOG_LEVEL: 'error',
      DATABASE_URL: loginUrl(url, 'services'),
      STOREFRONT_URL: 'http://localhost:3000',
      AUTH_SECRET: 'a secret of the drill, long enough for it',
      SMTP_URL: relay.smtpUrl,
      MAIL_LOG_URL: relay.logUrl,
      ...NO_PARTNERS,
      WORKER_PORT: String(port),
    },
  })
  while (!(await isReady(port))) {
    if (worker.exitCode !== null) throw new Error('The worker did not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return worker
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    (response) => response.ok,
    () => false,
  )
}

/** As commands do: the mail and its job in one transaction. */
async function queueMails(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query(
      `with mails as (
         insert into internal.mails (object, event, template, recipient, data, request_id, created_at)
         select 'customer:' || n, 'deleted', 'account-deleted', 'zakaznik' || n || '@priklad.cz', '{}', 'drill', now()
           from generate_series(1, $1::integer) n returning id
       )
       select graphile_worker.add_job('send-mail', json_build_object('mailId', id, 'requestId', 'drill'), max_attempts => 12)
         from mails`,
      [MAILS],
    )
    await client.query('commit')
  })
}

async function waitForOutbox(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query(`select count(*)::integer as open from internal.mails where status <> 'sent'`)
      if (rows[0].open === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}

function toFigure({ taken, asked }: MailRelay, kills: number): Figure {
  const twice = [...taken.values()].filter((times) => times > 1).length
  console.log(
    `${asked.yes + asked.no} mails in doubt: the log of the relay had ${asked.yes} of them, ${asked.no} went again`,
  )
  return {
    question: 'mail-crash',
    figure: `${taken.size} of ${MAILS} mails taken, ${twice} of them more than once, after ${kills} kills`,
    goal: 'every mail exactly once',
    holds: taken.size === MAILS && twice === 0,
  }
}
