import { networksOf } from '@shop/runtime/networks'
import { createRateWindow } from '@shop/runtime/rate-window'
import { createCallerFinder } from '@shop/runtime/trusted-proxies'
import { tooManyRequests } from './errors.ts'

const WINDOW_SECONDS = 10

/** Throws when a network asks too often. Our own page server, which asks for nobody in particular, is not counted. */
export type LimitNetwork = (peer: string, forwardedFor: string | string[] | undefined) => void

export function createLimitNetwork({ proxies, rate }: { proxies: string[]; rate: number }): LimitNetwork {
  const findCaller = createCallerFinder(proxies)
  const asking = createRateWindow({ max: rate, windowMs: WINDOW_SECONDS * 1000 })
  return (peer, forwardedFor) => {
    const caller = findCaller(peer, forwardedFor)
    if (caller === null) return
    const isOver = networksOf(caller).map(({ name, share }) => !asking.take(name, share))
    if (isOver.includes(true)) throw tooManyRequests(WINDOW_SECONDS)
  }
}
