import type { BenchAnswer, BenchState } from '@shop/contract/staff/bench'
import { COMMAND_CARDS } from '@shop/domain/packing/read-scan'
import { useKeys } from '#app/keys/use-keys.ts'
import { runCommand } from '#app/session/services.ts'
import { PACK } from '#app/texts/pack.ts'
import { AlarmView, isAlarm } from './alarm-view.tsx'
import { BatchChoice } from './batch-choice.tsx'
import { BenchHead } from './bench-head.tsx'
import { BoxView } from './box-view.tsx'
import { PrintQueue } from './print-queue.tsx'
import { type BenchDesk, useBench } from './use-bench.ts'
import { WaitingView } from './waiting-view.tsx'

interface BenchDeskProps {
  benchId: number
  printers: readonly BenchState['printer'][]
  onLeave(): void
}

/** One table: the box that lies open, or what is next. Everything can be scanned; every key is a button too. */
export function BenchDeskView({ benchId, printers, onLeave }: BenchDeskProps) {
  const desk = useBench(benchId)
  const { state, said, scan } = desk
  const box = boxOf(desk)
  const isOpen = box?.state === 'planned'
  const next = () => scan(COMMAND_CARDS.next)
  useKeys([
    ...(isOpen ? [] : [{ keys: 'Space', label: PACK.next, run: next }]),
    ...(isOpen ? [{ keys: 'Z', label: PACK.undo, run: () => scan(COMMAND_CARDS.undo) }] : []),
    ...(box && !isOpen ? [{ keys: 'P', label: PACK.reprint, run: () => scan(COMMAND_CARDS.reprint) }] : []),
  ])
  if (!state) return null
  const accept = () =>
    desk.run((scanId) =>
      runCommand('closeBox', { benchId, parcelId: box?.parcelId ?? 0, scanId, isWeightAccepted: true }),
    )
  const aside = (reason: 'missing_piece' | 'other') =>
    desk.run((scanId) => runCommand('putAside', { benchId, parcelId: box?.parcelId ?? 0, scanId, reason }))
  if (said && isAlarm(said)) return <AlarmView said={said} onAccept={accept} onUndo={() => scan(COMMAND_CARDS.undo)} />
  return (
    <>
      <BenchHead state={state} isOffline={desk.isOffline} />
      {said?.verdict === 'choose_batch' ? (
        <BatchChoice said={said} onChoose={(code) => scan(eanOf(said), code)} />
      ) : isOpen && box ? (
        <BoxView box={box} />
      ) : (
        <WaitingView state={state} said={said} onNext={next} />
      )}
      <PrintQueue state={state} printers={printers} onDone={desk.refresh} />
      <div className="bench-foot">
        {isOpen && (
          <>
            <button type="button" className="bench-btn" onClick={() => scan(COMMAND_CARDS.undo)}>
              {PACK.undo} <kbd>Z</kbd>
            </button>
            <button type="button" className="bench-btn" onClick={() => aside('missing_piece')}>
              {PACK.missing}
            </button>
            <button type="button" className="bench-btn" onClick={() => aside('other')}>
              {PACK.aside}
            </button>
          </>
        )}
        {!isOpen && (
          <>
            <a className="bench-btn" href="/baleni/uzaverka">
              {PACK.day}
            </a>
            <button type="button" className="bench-btn" onClick={onLeave}>
              {PACK.otherBench}
            </button>
          </>
        )}
        {box && !isOpen && (
          <button type="button" className="bench-btn" onClick={() => scan(COMMAND_CARDS.reprint)}>
            {PACK.reprint} <kbd>P</kbd>
          </button>
        )}
      </div>
    </>
  )
}

function boxOf({ said, state }: BenchDesk): BenchAnswer['parcel'] {
  return said ? said.parcel : (state?.parcel ?? null)
}

function eanOf({ parcel, variantId }: BenchAnswer): string {
  return parcel?.lines.find((line) => line.variantId === variantId)?.ean ?? ''
}
