import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { note } from '#app/state/analytics.ts'

const Measurement = lazy(() => import('./measurement.tsx').then(({ Measurement }) => ({ default: Measurement })))

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const
const PATIENCE = 4000

/** Counting and its question come last: after the page lives and its reader has moved, or has looked for a while. */
export function MeasurementPlace() {
  const [isDue, setDue] = useState(false)
  const { pathname: path, search } = useLocation()
  const { id, loaderData: data } = useMatches().at(-1) ?? { id: '', loaderData: undefined }

  // Who counts stands outside of React and hears of every page once it is shown.
  useEffect(() => note({ kind: 'page', id, path, search, data }), [id, path, search, data])

  // The browser tells when somebody is there.
  useEffect(() => {
    const begin = () => setDue(true)
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(begin, PATIENCE)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('load', wait)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin)
    }
  }, [])

  return isDue ? (
    <Suspense>
      <Measurement />
    </Suspense>
  ) : null
}
