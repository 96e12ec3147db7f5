import type { BenchAnswer, BenchState } from '@shop/contract/staff/bench'
import { COMMAND_CARDS } from '@shop/domain/packing/read-scan'
import { useKeys } from '#app/keys/use-keys.ts'
import { runCommand } from '#app/session/services.ts'
import { PACK } from '#app/texts/pack.ts'
import { AlarmView, isAlarm } from './alarm-view.tsx'
import { BatchChoice } from './batch-choice.tsx'
import { BenchFoot } from './bench-foot.tsx'
import { BenchHead } from './bench-head.tsx'
import { BoxView } from './box-view.tsx'
import { PrintQueue } from './print-queue.tsx'
import { type BenchDesk, useBench } from './use-bench.ts'
import { useHandScale } from './use-hand-scale.ts'
import { WaitingView } from './waiting-view.tsx'
import { WeighView } from './weigh-view.tsx'

interface BenchDeskProps {
  benchId: number
  printers: readonly BenchState['printer'][]
  onLeave(): void
}

/** One table: the box that lies open, or what is next. Everything can be scanned; every key is a button too. */
export function BenchDeskView({ benchId, printers, onLeave }: BenchDeskProps) {
  const { isByHand, switchScale } = useHandScale()
  const desk = useBench(benchId, isByHand)
  const { state, said, scan } = desk
  const box = boxOf(desk)
  const isOpen = box?.state === 'planned'
  const [undo, reprint] = [() => scan(COMMAND_CARDS.undo), () => scan(COMMAND_CARDS.reprint)]
  const next = () => scan(COMMAND_CARDS.next)
  useKeys([
    ...(isOpen ? [] : [{ keys: 'Space', label: PACK.next, run: next }]),
    ...(isOpen ? [] : [{ keys: 'V', label: PACK.byHand(isByHand), run: switchScale }]),
    ...(isOpen ? [{ keys: 'Z', label: PACK.undo, run: undo }] : []),
    ...(box && !isOpen ? [{ keys: 'P', label: PACK.reprint, run: reprint }] : []),
  ])
  if (!state) return null
  const parcelId = box?.parcelId ?? 0
  const close = (weighed: { weightGrams: number } | { isWeightAccepted: true }) =>
    desk.run((scanId) => runCommand('closeBox', { benchId, parcelId, scanId, ...weighed }))
  const onAccept = () => close({ isWeightAccepted: true })
  const onWeight = (weightGrams: number) => close({ weightGrams })
  if (said && isAlarm(said)) {
    return <AlarmView said={said} isByHand={isByHand} onAccept={onAccept} onUndo={undo} onWeight={onWeight} />
  }
  return (
    <>
      <BenchHead state={state} isOffline={desk.isOffline} />
      {said?.verdict === 'choose_batch' ? (
        <BatchChoice said={said} onChoose={(code) => scan(eanOf(said), code)} />
      ) : isOpen && box.packed >= box.pieces ? (
        <WeighView box={box} onWeight={onWeight} onAccept={onAccept} />
      ) : isOpen ? (
        <BoxView box={box} />
      ) : (
        <WaitingView state={state} said={said} onNext={next} />
      )}
      <PrintQueue state={state} printers={printers} onDone={desk.refresh} />
      <BenchFoot
        isOpen={isOpen}
        isClosed={box !== null && !isOpen}
        isByHand={isByHand}
        onUndo={undo}
        onAside={(reason) => desk.run((scanId) => runCommand('putAside', { benchId, parcelId, scanId, reason }))}
        onReprint={reprint}
        onScale={switchScale}
        onLeave={onLeave}
      />
    </>
  )
}

function boxOf({ said, state }: BenchDesk): BenchAnswer['parcel'] {
  return said ? said.parcel : (state?.parcel ?? null)
}

function eanOf({ parcel, variantId }: BenchAnswer): string {
  return parcel?.lines.find((line) => line.variantId === variantId)?.ean ?? ''
}
