import { availableParallelism } from 'node:os'

/** So many slow hashes at once that at least half of the processor is left to everybody who does not sign in. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))

type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets only so many pieces of work run at once; the rest wait in order. A hash takes a core and 19 MB for its time: a flood of
 * sign-ins, four at a time as the pool of threads would run them, slowed every page of the shop.
 */
export function createLane(atOnce = AT_ONCE): Lane {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
