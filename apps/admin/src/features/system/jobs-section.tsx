import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { nameJob } from '#app/texts/jobs.ts'
import { formatRecent } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { JOB, LOSSES, SYSTEM } from '#app/texts/system.ts'
import { askServices } from './ask-services.ts'
import { type FailedJob, JobTable } from './job-table.tsx'
import { Timetable } from './timetable.tsx'

const JOBS = ['staff_jobs']
const EVERY_MS = 20_000
/** Whoever has asked for another try waits for its end. */
const WHILE_TRYING_MS = 2000

/** What failed, what gave up, and how long the oldest waits. */
export function JobsSection() {
  const client = useQueryClient()
  const maySkip = useMayDo('system')
  const [cursor, setCursor] = useState(0)
  const [skipped, setSkipped] = useState<FailedJob | null>(null)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const { data, isError } = useQuery({
    queryKey: JOBS,
    queryFn: () => askServices('staffJobs', {}),
    refetchInterval: ({ state }) =>
      state.data?.failed.some(({ attempts }) => attempts === 0) ? WHILE_TRYING_MS : EVERY_MS,
  })
  const failed = data?.failed ?? []
  const dead = failed.filter(({ isDead }) => isDead)
  const done = (text: string | null) => {
    setSaid(text === null ? { kind: 'bad', text: SYSTEM.refused } : { kind: 'ok', text })
    return client.invalidateQueries({ queryKey: JOBS })
  }
  const retry = async (jobs: readonly FailedJob[]) => {
    const answers = []
    for (const { id } of jobs) answers.push(await runCommand('retryJob', { jobId: id }))
    const ran = answers.filter(({ ok }) => ok).length
    await done(ran === jobs.length ? JOB.retried(ran) : null)
  }
  const skip = async (reason: string) => {
    const answer = await runCommand('skipJob', { jobId: skipped?.id ?? 0, reason })
    if (answer.ok) await done(JOB.skipped)
    return answer.ok ? null : SYSTEM.refused
  }
  const here = failed[Math.min(cursor, failed.length - 1)]
  const move = (step: number) => setCursor(Math.max(0, Math.min(failed.length - 1, cursor + step)))
  useKeys([
    { keys: 'J', label: SYSTEM.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: SYSTEM.keys.row, isInBar: true, run: () => move(-1) },
    { keys: 'R', label: JOB.retry, isInBar: true, run: () => here && retry([here]) },
    ...(maySkip ? [{ keys: 'X', label: JOB.skipKey, isInBar: true, run: () => here?.isDead && setSkipped(here) }] : []),
  ])
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!data) return <p className="pad mut">{PARTS.loading}</p>
  return (
    <>
      <section className="sec">
        <header>
          <h2>{JOB.failing(dead.length)}</h2>
          <span className="mut sm">{JOB.attemptsSentence}</span>
          {dead.length > 1 && (
            <button type="button" className="btn r" onClick={() => retry(dead)}>
              {JOB.retryAll}
            </button>
          )}
        </header>
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {failed.length === 0 ? (
          <p className="mut">{JOB.none}</p>
        ) : (
          <JobTable
            jobs={failed}
            current={here?.id}
            onRetry={(job) => retry([job])}
            onSkip={maySkip ? setSkipped : null}
          />
        )}
      </section>
      <section className="sec">
        <header>
          <h2>{JOB.queue}</h2>
          <span className="mut sm r">
            {JOB.waiting(data.waiting)}
            {data.oldestWaitingAt && ` · ${JOB.oldest(formatRecent(data.oldestWaitingAt))}`}
          </span>
        </header>
        <Timetable runs={data.timetable} />
      </section>
      {skipped && (
        <ReasonDialog
          title={JOB.skipTitle(nameJob(skipped.task))}
          sentence={`${LOSSES[skipped.task] ?? JOB.loss} ${JOB.noWayBack}`}
          submit={JOB.skip}
          isDangerous
          onReason={skip}
          onClose={() => setSkipped(null)}
        />
      )}
    </>
  )
}
