import type { BenchState } from '@shop/contract/staff/bench'
import { useEffect, useRef } from 'react'
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
  useBrowserPrints(prints, onDone)
  if (waiting.length === 0) return null
  const run = (command: Promise<unknown>) => void command.then(onDone)
  const problem = waiting.find((one) => one.problem !== null)?.problem ?? null
  return (
    <div className="bench-prints" role="status">
      <Icon name="print" />
      <span>
        {PACK.printsWait(waiting.length)} {PACK.printProblem(problem)}
      </span>
      {problem === 'no_label' ? (
        waiting.map(({ parcelId, orderNumber }) => (
          <button
            key={parcelId}
            type="button"
            className="bench-btn"
            onClick={() => run(runCommand('retryLabel', { benchId, parcelId }))}
          >
            {PACK.retryLabel(orderNumber.slice(-4))}
          </button>
        ))
      ) : (
        <>
          <button type="button" className="bench-btn" onClick={() => run(runCommand('resumePrints', { benchId }))}>
            {PACK.printQueue(waiting.length)}
          </button>
          {printers
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
        </>
      )}
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
    void openPdf(next.printId).then(onDone)
  }, [prints, onDone])
}

async function openPdf(printId: number): Promise<void> {
  const file = await runCommand('labelToPrint', { printId })
  if (!file.ok) return
  const bytes = Uint8Array.from(atob(file.value.content), (sign) => sign.charCodeAt(0))
  window.open(URL.createObjectURL(new Blob([bytes], { type: file.value.contentType })), '_blank')
  await runCommand('confirmPrint', { printId })
}
