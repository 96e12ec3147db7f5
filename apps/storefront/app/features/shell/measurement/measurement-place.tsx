import { Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { whenIdle } from '#app/navigation/when-idle.ts'
import { queueEvent } from '#app/state/analytics.ts'

const Measurement = lazyWithTimeout(() => import('./measurement.tsx'), 'Measurement')

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const
/** Who looks on for so long without moving is counted, but not asked. */
const PATIENCE = 2000

/** Counting comes last: after the page lives and its reader has moved or looked for a while. Only who has moved is asked. */
export function MeasurementPlace() {
  const [hasMoved, setMoved] = useState<boolean>()
  const { pathname: path, search } = useLocation()
  const matches = useMatches()
  const { id, loaderData: data } = matches.at(-1) ?? { id: '', loaderData: undefined }
  const [began] = useState({ matches, search })

  // Who counts stands outside of React and hears of every page once it is shown.
  useEffect(() => queueEvent({ kind: 'page', id, path, search, data }), [id, path, search, data])

  // The browser tells when somebody is there.
  useEffect(() => {
    const place = new AbortController()
    const { signal } = place
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setMoved((moved = false) => moved), PATIENCE)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { signal })
    // Not at once: who has pressed something waits for an answer to that.
    const move = () => whenIdle(() => signal.aborted || setMoved(true))
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, move, { once: true, passive: true, signal })
    return () => {
      clearTimeout(timer)
      place.abort()
    }
  }, [])

  return hasMoved === undefined ? null : (
    <Suspense>
      <Measurement mayAsk={hasMoved} began={began} />
    </Suspense>
  )
}
