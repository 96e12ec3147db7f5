import { ServicesError } from '@shop/clients/services-error'
import type { BenchAnswer, BenchState } from '@shop/contract/staff/bench'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useScanner } from '#app/parts/use-scanner.ts'
import { runCommand } from '#app/session/services.ts'
import { playSound } from './sounds.ts'

const REFRESH_MS = 4000
/** While a label is on its way the packer stands and looks. */
const AWAITING_MS = 700
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 5000
/** Of proxies and of connections that broke: whether the command was carried out is not known. */
const SILENT = [502, 503, 504]

const SOUNDS: Partial<Record<BenchAnswer['verdict'], Parameters<typeof playSound>[0]>> = {
  right: 'right',
  opened: 'right',
  undone: 'right',
  printed_again: 'right',
  box_closed: 'done',
  choose_batch: 'warning',
  wrong_batch: 'warning',
  short_date: 'warning',
  weight_differs: 'warning',
}

export interface BenchDesk {
  state: BenchState | undefined
  /** What was said to the last scan. */
  said: BenchAnswer | null
  isOffline: boolean
  scan(raw: string, batchCode?: string): void
  /** Any other command of the bench: it answers as a scan does. */
  run(ask: (scanId: string) => Promise<{ ok: true; value: BenchAnswer } | { ok: false }>): void
  refresh(): void
}

/** The bench as the screen draws it. Scans go out one after another: one made during another waits, and none is lost. */
export function useBench(benchId: number, isWeighedByHand: boolean): BenchDesk {
  const client = useQueryClient()
  const [said, setSaid] = useState<BenchAnswer | null>(null)
  const [isOffline, setOffline] = useState(false)
  const lastSaid = useRef<BenchAnswer | null>(null)
  const line = useRef<Promise<void>>(Promise.resolve())
  const queryKey = ['bench', benchId]
  const { data: state } = useQuery({
    queryKey,
    queryFn: () => readState(benchId),
    refetchInterval: (query) => (isAwaiting(query.state.data) ? AWAITING_MS : REFRESH_MS),
  })
  const refresh = () => void client.invalidateQueries({ queryKey })

  const run: BenchDesk['run'] = (ask) => {
    const scanId = crypto.randomUUID()
    line.current = line.current.then(async () => {
      const answer = await untilAnswered(
        () => ask(scanId),
        () => setOffline(true),
      ).catch(() => ({ ok: false as const }))
      setOffline(false)
      if (!answer.ok) return playSound('wrong')
      lastSaid.current = answer.value
      setSaid(answer.value)
      playSound(SOUNDS[answer.value.verdict] ?? 'wrong')
      refresh()
    })
  }
  const boxOf = () => lastSaid.current?.parcel ?? (lastSaid.current === null ? state?.parcel : null) ?? null
  const scan: BenchDesk['scan'] = (raw, batchCode) => {
    run((scanId) => {
      const parcelId = boxOf()?.parcelId ?? null
      return runCommand('scanAtBench', {
        ...{ benchId, scanId, raw, parcelId, isWeighedByHand },
        ...(batchCode ? { batchCode } : {}),
      })
    })
  }
  useScanner(scan)
  return { state, said, isOffline, scan, run, refresh }
}

/** A scan whose answer was lost may have been counted: it is asked again under its own number, never scanned again. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>, onSilence: () => void): Promise<Answer> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ServicesError) || !SILENT.includes(error.status)) throw error
      onSilence()
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** The newest label is not out yet and nothing is wrong with it: the carrier is asked, or the printer prints. */
function isAwaiting(state: BenchState | undefined): boolean {
  const newest = state?.prints.at(-1)
  const isComing = newest?.state === 'queued' || newest?.state === 'printing'
  return isComing && (newest.problem === null || newest.problem === 'no_label')
}

async function readState(benchId: number): Promise<BenchState> {
  const answer = await runCommand('benchState', { benchId })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
