interface Times {
  steps: { name: string; ms: number }[]
  files: { file: string; ms: number }[]
  totalMs: number
}

const SHOWN = 12

/** Where the time of the gate went: its steps as they ran, and the test files that took longest. */
export function formatTimes({ steps, files, totalMs }: Times): string {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  const minutes = Math.floor(totalMs / 60_000)
  const seconds = String(Math.round((totalMs % 60_000) / 1000)).padStart(2, '0')
  return [
    'Where the time went:',
    ...steps.map(({ name, ms }) => toLine(ms, name)),
    `Slowest test files, of ${files.length}:`,
    ...slowest.map(({ file, ms }) => toLine(ms, file)),
    `Everything took ${minutes}:${seconds}.`,
  ].join('\n')
}

function toLine(ms: number, name: string): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`
}
