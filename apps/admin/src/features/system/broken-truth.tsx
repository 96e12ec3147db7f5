import type { Reply } from '@shop/contract/endpoint'
import { TRUTH_REPAIRS } from '@shop/contract/running/truth-repairs'
import type { ServicesEndpoints } from '@shop/contract/services'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { REPAIRS, SYSTEM, TRUTH } from '#app/texts/system.ts'
import { TRUTHS } from '#app/texts/truths.ts'
import { askServices } from './ask-services.ts'
import { TruthRows } from './truth-rows.tsx'

type TruthState = Reply<ServicesEndpoints['staffTruths']>['truths'][number]

/** One that does not hold: its rows as they are now, and how it is put right. */
export function BrokenTruth({ truth }: { truth: TruthState }) {
  const { name, question, brokenSince, violations } = truth
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['staff_truth', name],
    queryFn: () => askServices('staffTruth', { name }),
  })
  const repair = name in TRUTH_REPAIRS ? REPAIRS[name] : undefined
  const mend = async (reason: string) => {
    const answer = await runCommand('repairTruth', { name, reason })
    if (!answer.ok) return SYSTEM.refused
    setSaid(TRUTH.mending(answer.value.jobs))
    await refetch()
    return null
  }
  return (
    <article className="lie">
      <div className="row">
        <h3 className="grow">{TRUTHS[name] ?? question}</h3>
        <span className="st bad">{TRUTH.rows(data?.violations ?? violations ?? 0)}</span>
      </div>
      <p className="sm mut">
        <span className="mono">{name}</span>
        {brokenSince && ` · ${TRUTH.since(formatMoment(brokenSince))}`}
      </p>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {data && (data.violations === 0 ? <Note kind="ok">{TRUTH.nowHolds}</Note> : <TruthRows rows={data.samples} />)}
      {said && <Note kind="ok">{said}</Note>}
      <div className="acts">
        {repair && (
          <button type="button" className="btn p" onClick={() => setAsking(true)}>
            {repair.submit}
          </button>
        )}
        <span className="sm mut grow">{repair?.sentence ?? TRUTH.byHand}</span>
        <button type="button" className="btn q" disabled={isFetching} onClick={() => refetch()}>
          {TRUTH.again}
        </button>
      </div>
      {isAsking && repair && (
        <ReasonDialog
          title={repair.submit}
          sentence={repair.sentence}
          submit={repair.submit}
          onReason={mend}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  )
}
