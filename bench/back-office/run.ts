import type { Figure } from '@shop/stack/figure'
import { runScan } from './scan.ts'

/** What the people behind the counter wait for. */
export async function run(): Promise<Figure> {
  return runScan()
}
