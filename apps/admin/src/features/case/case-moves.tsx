import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { CASE_MACHINE } from '@shop/domain/case/case-machine'
import type { CaseEvent } from '@shop/domain/case/case-state'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { CASE } from '#app/texts/case.ts'
import { toSentence } from './case-refusal.ts'
import type { OnDone } from './on-done.ts'
import { ReceiveDialog } from './receive-dialog.tsx'

type Move = keyof typeof CASE.moves

const MOVES: Record<Move, { key: string; event: CaseEvent }> = {
  receive: { key: 'R', event: 'goods_arrived' },
  ask: { key: 'Z', event: 'ask_for_goods' },
  waive: { key: 'B', event: 'waive_return' },
  assess: { key: 'A', event: 'assess' },
}
const COMMANDS = { ask: 'askForCaseGoods', waive: 'waiveCaseReturn', assess: 'assessCase' } as const

/** What the machine lets happen now, for whom it is work. The services decide again. */
export function CaseMoves({ view, onDone }: OnDone & { view: StaffCaseView }) {
  const [asking, setAsking] = useState<Move | null>(null)
  const mayDecide = useMayDo('cases')
  const mayReceive = useMayDo('returns')
  const offered = (Object.keys(MOVES) as Move[]).filter((move) => {
    // A box comes whenever it comes, also after the decision.
    if (move === 'receive') return mayReceive
    return mayDecide && CASE_MACHINE.events[MOVES[move].event].moves[view.state] !== undefined
  })
  useKeys(
    offered.map((move) => ({
      keys: MOVES[move].key,
      label: CASE.moves[move],
      isInBar: true,
      run: () => setAsking(move),
    })),
  )
  if (offered.length === 0) return null
  return (
    <div className="tool">
      {offered.map((move) => (
        <button key={move} type="button" className="btn" onClick={() => setAsking(move)}>
          {CASE.moves[move]} <kbd>{MOVES[move].key}</kbd>
        </button>
      ))}
      {asking === 'receive' && <ReceiveDialog view={view} onDone={onDone} onClose={() => setAsking(null)} />}
      {asking !== null && asking !== 'receive' && (
        <ReasonDialog
          title={CASE.moves[asking]}
          {...CASE.asking[asking]}
          onReason={async (reason) => {
            const answer = await runCommand(COMMANDS[asking], { number: view.number, reason })
            if (!answer.ok) return toSentence(answer)
            await onDone({ kind: 'ok', text: CASE.done.move })
            return null
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
