import { parseArgs } from 'node:util'
import type { Figure } from '@shop/stack/figure'
import { measureLists } from './lists.ts'
import { measureScans } from './scan.ts'

/** What the people behind the counter wait for. Options: --orders of the grown shop, --scans to leave the lists out. */
export async function run(args: string[]): Promise<Figure> {
  const { values } = parseArgs({
    args,
    options: { orders: { type: 'string', default: '1000000' }, scans: { type: 'boolean', default: false } },
  })
  const scans = await measureScans()
  const lists = values.scans ? null : await measureLists(Number(values.orders))
  return {
    question: 'back-office',
    figure: [scans.words, ...(lists ? [lists.words] : [])].join('; '),
    goal: `scan p95 <= 100 ms, 0 pieces twice${lists ? '; lists and orders p95 <= 200 ms, find <= 100 ms, <= 1.5 × demo; 200 readers p95 <= 200 ms' : ''}`,
    holds: scans.holds && (lists?.holds ?? true),
  }
}
