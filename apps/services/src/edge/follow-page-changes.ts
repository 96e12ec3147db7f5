import { directUrl } from '#app/config'
import { selectBehindSeconds } from '#app/edge/edge-purges.sql'
import { wakePurges } from '#app/edge/wake-purges'
import type { Deps } from '#app/http/deps'
import { keepListening } from '#app/store/keep-listening'

/** A key that has just been told waits half a second and is told again soon; the queue looks for what has become due only every two. */
const HELD_BACK_MS = [600, 1200]

interface PageChanges {
  stop(): Promise<void>
}

/**
 * Hears that rows of public pages have changed, at the moment of the commit, and wakes the job that tells the edges. What happens
 * while the connection is away is found when it is back, and by the timetable.
 */
export async function followPageChanges({ config, pool, log, edges }: Deps): Promise<PageChanges> {
  let isStopped = false
  let isWaking = false
  const later = new Map<number, NodeJS.Timeout>()

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

  function heard(): void {
    void wake()
    for (const ms of HELD_BACK_MS) {
      if (later.has(ms)) continue
      const timer = setTimeout(() => {
        later.delete(ms)
        void wake()
      }, ms)
      later.set(ms, timer)
    }
  }

  log.info({ edges: edges.map(({ name }) => name) }, edges.length > 0 ? 'edges.known' : 'edges.none')
  const listening = await keepListening({
    databaseUrl: directUrl(config),
    applicationName: 'services-page-changes',
    channel: 'page_changes',
    onNotification: heard,
    onListening: async (client) => {
      if ((await selectBehindSeconds(client)) > 0) await wake()
    },
    onLost: (error) => log.warn({ err: error }, 'pages.connection_lost'),
  })
  return {
    async stop() {
      isStopped = true
      for (const timer of later.values()) clearTimeout(timer)
      await listening.stop()
    },
  }
}
