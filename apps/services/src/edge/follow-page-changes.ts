import { setTimeout as delay } from 'node:timers/promises'
import { createClient, endClient } from '@shop/runtime/database-client'
import type pg from 'pg'
import { directUrl } from '#app/config'
import { selectBehindSeconds } from '#app/edge/edge-purges.sql'
import { wakePurges } from '#app/edge/wake-purges'
import type { Deps } from '#app/http/deps'

interface PageChanges {
  stop(): Promise<void>
}

const PATIENCE_MS = 500

/**
 * Hears that rows of public pages have changed, at the moment of the commit, and wakes the job that tells the edges. What happens
 * while the connection is away is found when it is back, and by the timetable.
 */
export async function followPageChanges({ config, pool, log, edges }: Deps): Promise<PageChanges> {
  let isStopped = false
  let isWaking = false

  async function wake(): Promise<void> {
    // A burst of changes is one job: it takes whatever is there when it begins.
    if (isWaking || isStopped) return
    isWaking = true
    try {
      await wakePurges(pool)
    } catch (error) {
      log.error({ err: error }, 'pages.wake_failed')
    } finally {
      isWaking = false
    }
  }

  async function listen(): Promise<pg.Client> {
    // A session of its own: through a pooler it would hear nothing.
    const created = createClient({ connectionString: directUrl(config), applicationName: 'services-page-changes' })
    created.on('error', (error) => log.warn({ err: error }, 'pages.connection_lost'))
    created.on('notification', () => void wake())
    await created.connect()
    await created.query('listen page_changes')
    created.once('end', listenAgain)
    if ((await selectBehindSeconds(created)) > 0) await wake()
    return created
  }

  async function listenAgain(): Promise<void> {
    while (!isStopped) {
      await delay(PATIENCE_MS, undefined, { ref: false })
      try {
        client = await listen()
        return
      } catch (error) {
        log.warn({ err: error }, 'pages.connection_lost')
      }
    }
  }

  log.info({ edges: edges.map(({ name }) => name) }, edges.length > 0 ? 'edges.known' : 'edges.none')
  let client = await listen()
  return {
    async stop() {
      isStopped = true
      await endClient(client)
    },
  }
}
