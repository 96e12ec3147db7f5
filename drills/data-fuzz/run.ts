import { runFuzz } from '@shop/data/test/fuzz/run-fuzz'
import { withFixture } from '@shop/data/test/with-fixture'
import type { Figure } from '@shop/stack/figure'

const COUNT = 200_000
// The caches are full after the warm-up; what grows beyond this is kept by mistake.
const MOST_GROWTH = 1.15

/** Arguments: a seed to repeat a run, and how many requests to send. */
export async function run([seedText, countText]: string[]): Promise<Figure> {
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const count = countText === undefined ? COUNT : Number(countText)
  console.log(`seed ${seed}`)
  const started = Date.now()
  let nextLine = 0
  const onProgress = (sent: number) => {
    if (sent < nextLine) return
    nextLine = sent + count / 20
    console.log(`${sent} requests after ${Math.round((Date.now() - started) / 1000)} s`)
  }
  const report = await withFixture((templateUrl) => runFuzz({ templateUrl, seed, count, onProgress }))
  for (const fault of report.faults) console.log(fault)
  for (const [status, times] of [...report.statuses].sort(([left], [right]) => left - right))
    console.log(`${status}: ${times}`)
  const growth = report.heapAtEnd / report.heapAfterWarmUp
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
  return {
    question: 'data-fuzz',
    figure: `${report.sent} requests, ${report.faults.length} faults, heap ${megabytes(report.heapAfterWarmUp)} -> ${megabytes(report.heapAtEnd)} MB, seed ${seed}`,
    goal: `${count} requests, 0 faults, heap at most x${MOST_GROWTH}`,
    holds: report.faults.length === 0 && report.sent === count && growth <= MOST_GROWTH,
  }
}
