import type { Halere } from '../money/halere.ts'

/** What is still owed at the door, in coins that exist: nobody is asked for a part of a crown more than they owe. */
export function cashToCollect(payable: Halere, kept: Halere, step: Halere): Halere {
  const missing = Math.max(0, payable - kept)
  return missing - (missing % step)
}
