import { Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { note } from '#app/state/analytics.ts'
import { isUnmeasured } from '../shell-handle.ts'

const Measurement = lazyWithTimeout(() => import('./measurement.tsx'), 'Measurement')

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const
/** Who looks on for so long without moving is counted, but not asked. */
const PATIENCE = 2000

/** Counting comes last: after the page lives and its reader has moved or looked for a while. Only who has moved is asked. */
export function MeasurementPlace() {
  const [isDue, setDue] = useState(false)
  const [isAlive, setAlive] = useState(false)
  const { pathname: path, search } = useLocation()
  const matches = useMatches()
  const { id, loaderData: data } = matches.at(-1) ?? { id: '', loaderData: undefined }
  const isSecret = isUnmeasured(
    matches.map(({ handle }) => handle),
    new URLSearchParams(search),
  )
  // A document that began behind a secret is measured by nobody until the next one: its policy would not allow it either.
  const [beganSecret] = useState(isSecret)

  // Who counts stands outside of React and hears of every page once it is shown.
  useEffect(() => note({ kind: 'page', id, path, search, data }), [id, path, search, data])

  // The browser tells when somebody is there.
  useEffect(() => {
    const begin = () => setDue(true)
    const live = () => {
      setAlive(true)
      begin()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(begin, PATIENCE)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('load', wait)
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live)
    }
  }, [])

  return isDue ? (
    <Suspense>
      <Measurement mayAsk={isAlive} isUnmeasured={beganSecret || isSecret} />
    </Suspense>
  ) : null
}
