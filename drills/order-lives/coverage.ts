import type { BlockResult } from './live-block.ts'

/** Changes of state that no life can take, and why. */
const IMPOSSIBLE: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /^payment .* → authorized$|^payment authorized → /,
    why: 'the shop asks the gateway for no authorisation without a charge',
  },
  {
    pattern: /^payment .* → charged_back$/,
    why: 'no partner reports a charge that was taken back; a person enters what the bank recalls',
  },
  {
    pattern: /^shipment (packed|labelled) → planned$/,
    why: 'no command opens a single parcel again; the whole order goes back to the queue',
  },
  {
    pattern: /^order (accepted → delivered|delivered → cancelled)$/,
    why: 'only an order of a voucher is delivered by mail and given up; its lives are the matter of the tests of vouchers',
  },
  {
    pattern: /^case (assessed → |.* → assessed$)/,
    why: 'a look that decides nothing is the matter of the tests of cases',
  },
  { pattern: /^case (replaced → |.* → replaced$)/, why: 'no life asks for a replacement' },
  {
    pattern: /^case (notified → partly_accepted|no_return → (received|awaiting_goods|partly_accepted))$/,
    why: 'what nobody has to send is granted as a whole',
  },
  {
    pattern: /^case (awaiting_goods|reminded|closed_without_goods) → no_return$/,
    why: 'nobody lets a customer keep goods that were asked for',
  },
  { pattern: /^case closed_without_goods → cancelled$/, why: 'goods are given up after they were delivered' },
  { pattern: /^shipment cancelled → /, why: 'a parcel that was called back has no number at its carrier any more' },
  {
    pattern: /^shipment labelled → packed$/,
    why: 'a carrier that cancels by itself is the matter of the tests of shipments',
  },
]

interface Coverage {
  lines: string[]
  /** Taken by nobody, though a life could. */
  missing: string[]
}

/** How often each change of the machines was taken in all blocks together. */
export function coverageOf(results: readonly Pick<BlockResult, 'transitions'>[]): Coverage {
  const times = new Map<string, number>()
  for (const { machine, from, to, times: taken } of results.flatMap(({ transitions }) => transitions)) {
    const name = `${machine} ${from} → ${to}`
    times.set(name, (times.get(name) ?? 0) + taken)
  }
  const whyNot = (name: string) => IMPOSSIBLE.find(({ pattern }) => pattern.test(name))?.why
  const rows = [...times].map(([name, taken]) => ({ name, taken, why: taken === 0 ? whyNot(name) : undefined }))
  return {
    lines: rows.map(({ name, taken, why }) => `${String(taken).padStart(7)}  ${name}${why ? ` (${why})` : ''}`),
    missing: rows.filter(({ taken, why }) => taken === 0 && why === undefined).map(({ name }) => name),
  }
}
