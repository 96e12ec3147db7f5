import { setTimeout as delay } from 'node:timers/promises'
import { PAGE_VERSION_MS } from '@shop/domain/content/page-keys'
import type { EdgeCache } from '@shop/partners/ports/edge-cache'
import {
  collapsePurges,
  countUpPages,
  deleteEdgeFailure,
  forgetOtherEdges,
  selectDuePurges,
  selectEdgeStates,
  selectNextPurge,
  takePageChanges,
  updateSentPurges,
  upsertEdgeFailure,
} from '#app/edge/edge-purges.sql'
import { observePurge } from '#app/edge/observe-purge'
import { wakePurges } from '#app/edge/wake-purges'
import type { Job, JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

const SECOND_MS = 1000
/** A page under way when the row changed comes to the edge after the purge; one drawn from a replica that was behind, later still. */
const REPEATS_MS = [0.7 * SECOND_MS, 4 * SECOND_MS]
const LONGEST_REST_MS = 60 * SECOND_MS
const TASK_AFTER_MS = 10 * 60 * SECOND_MS
const TASK = 'edge_behind' as const
/** The clock of the process that draws and its question take a little longer than the version is believed. */
const MARGIN_MS = 50
/** Something due already is something that could not be sent just now. */
const SHORTEST_MS = 100
/** Above so many keys, forgetting everything is the smaller work. */
const MOST_KEYS = 1000

/**
 * Tells every edge which pages are old, each until it has answered. One that is away rests longer each time and keeps what it has
 * not heard; the others do not wait for it.
 */
export const purgeEdges: Job<'purge-edges'> = async (context) => {
  const { deps, log } = context
  const { pool, clock } = deps
  const edges = deps.edges.map(({ name }) => name)
  const keys = await inTransaction(pool, async (tx) => {
    await forgetOtherEdges(tx, edges)
    const taken = await takePageChanges(tx, { edges, now: clock.now() })
    await collapsePurges(tx, { most: MOST_KEYS, now: clock.now() })
    return taken
  })
  const next = await selectNextPurge(pool)
  const isDue = next !== null && next <= clock.now()
  // Without an edge in front, processes that draw pages still want to know.
  if (keys > 0 || isDue) await countUpPages(pool)
  if (isDue) {
    await delay(PAGE_VERSION_MS + MARGIN_MS)
    const states = new Map((await selectEdgeStates(pool)).map((state) => [state.edge, state]))
    await Promise.all(deps.edges.map((edge) => purgeEdge(context, edge, states.get(edge.name))))
  }
  if (keys > 0) log.info({ keys, edges: edges.length }, 'pages.changed')
  await sleepUntilNext(context)
}

type State = Awaited<ReturnType<typeof selectEdgeStates>>[number] | undefined

async function purgeEdge(context: JobContext, edge: EdgeCache, state: State): Promise<void> {
  const { pool, clock } = context.deps
  if (state?.restsUntil && state.restsUntil > clock.now()) return
  while (true) {
    const due = await selectDuePurges(pool, { edge: edge.name, most: edge.mostKeys, now: clock.now() })
    if (due.length === 0) break
    const answer = await edge.purge(due.map(({ key }) => key))
    observePurge(context.deps, edge.name, { due, isDone: answer.ok })
    if (!answer.ok) return failed(context, edge, state, answer)
    const now = clock.now()
    const repeatsAt = REPEATS_MS.map((ms) => new Date(now.getTime() + ms))
    await updateSentPurges(pool, { edge: edge.name, sent: due, now, repeatsAt })
  }
  if (state) await answeredAgain(context, edge.name)
}

async function failed(context: JobContext, edge: EdgeCache, state: State, answer: object): Promise<void> {
  const { deps, log } = context
  const now = deps.clock.now()
  const restMs = Math.min(SECOND_MS * 2 ** (state?.failures ?? 0), LONGEST_REST_MS)
  await upsertEdgeFailure(deps.pool, { edge: edge.name, restsUntil: new Date(now.getTime() + restMs), now })
  log.warn({ edge: edge.name, answer, restMs }, 'edge.purge_failed')
  const behindMs = now.getTime() - (state?.behindSince ?? now).getTime()
  if (behindMs < TASK_AFTER_MS) return
  const details = { edge: edge.name, behindSince: state?.behindSince }
  await openStaffTask(deps.pool, { kind: TASK, subject: `edge:${edge.name}`, orderId: null, details, now })
}

async function answeredAgain({ deps, log }: JobContext, edge: string): Promise<void> {
  const closing = { closedBy: 'system', note: 'Cache zase odpovídá a ví o všech změnách.', now: deps.clock.now() }
  await deleteEdgeFailure(deps.pool, edge)
  await closeStaffTaskAbout(deps.pool, { kind: TASK, subject: `edge:${edge}` }, closing)
  log.info({ edge }, 'edge.caught_up')
}

async function sleepUntilNext({ deps }: JobContext): Promise<void> {
  const next = await selectNextPurge(deps.pool)
  if (next) await wakePurges(deps.pool, Math.max(SHORTEST_MS, next.getTime() - deps.clock.now().getTime()))
}
