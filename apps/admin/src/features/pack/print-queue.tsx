import type { BenchState } from '@shop/contract/staff/bench'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#app/parts/icon.tsx'
import { runCommand } from '#app/session/services.ts'
import { PACK } from '#app/texts/pack.ts'

interface PrintQueueProps {
  state: BenchState
  printers: readonly BenchState['printer'][]
  onDone(): void
}

/** What has not come out of the printer and why; nothing is shown while all of it does. */
export function PrintQueue({ state, printers, onDone }: PrintQueueProps) {
  const { benchId, prints, printer } = state
  const waiting = prints.filter(({ state: at, problem }) => at === 'failed' || (at !== 'printed' && problem !== null))
  const [isMute, setMute] = useState(false)
  useBrowserPrints(prints, onDone)
  if (waiting.length === 0) return null
  const run = async (command: Promise<{ ok: boolean }>) => {
    setMute(!(await command).ok)
    onDone()
  }
  const unlabelled = waiting.filter(({ problem }) => problem === 'no_label')
  const stuck = waiting.filter(({ problem }) => problem !== 'no_label')
  const problem = (stuck.find((one) => one.problem !== null) ?? unlabelled[0])?.problem ?? null
  return (
    <div className="bench-prints" role="status">
      <Icon name="print" />
      <span>
        {PACK.printsWait(waiting.length)} {isMute ? PACK.notAsked : PACK.printProblem(problem)}
      </span>
      {unlabelled.map(({ parcelId, orderNumber }) => (
        <button
          key={parcelId}
          type="button"
          className="bench-btn"
          onClick={() => run(runCommand('retryLabel', { benchId, parcelId }))}
        >
          {PACK.retryLabel(orderNumber.slice(-4))}
        </button>
      ))}
      {stuck.length > 0 && (
        <button type="button" className="bench-btn" onClick={() => run(runCommand('resumePrints', { benchId }))}>
          {PACK.printQueue(stuck.length)}
        </button>
      )}
      {stuck.length > 0 &&
        printers
          .filter(({ printerId }) => printerId !== printer.printerId)
          .map(({ printerId, name }) => (
            <button
              key={printerId}
              type="button"
              className="bench-btn"
              onClick={() => run(runCommand('swapPrinter', { benchId, printerId }))}
            >
              {PACK.swapTo(name)}
            </button>
          ))}
    </div>
  )
}

/** A bench without a label printer prints by the browser: the PDF is opened once, and then it has come out. */
function useBrowserPrints(prints: BenchState['prints'], onDone: () => void): void {
  const opened = useRef(new Set<number>())
  // Synchronises with the printer of the browser.
  useEffect(() => {
    const next = prints.find(
      ({ kind, state, problem, printId }) =>
        kind === 'pdf' && state === 'queued' && problem === null && !opened.current.has(printId),
    )
    if (!next) return
    opened.current.add(next.printId)
    void openPdf(next.printId).then((isOpened) => {
      // A browser that keeps new windows closed is asked again with the next look at the bench.
      if (!isOpened) opened.current.delete(next.printId)
      onDone()
    })
  }, [prints, onDone])
}

async function openPdf(printId: number): Promise<boolean> {
  const file = await runCommand('labelToPrint', { printId })
  if (!file.ok) return false
  const bytes = Uint8Array.from(atob(file.value.content), (sign) => sign.charCodeAt(0))
  const tab = window.open(URL.createObjectURL(new Blob([bytes], { type: file.value.contentType })), '_blank')
  if (!tab) return false
  await runCommand('confirmPrint', { printId })
  return true
}
