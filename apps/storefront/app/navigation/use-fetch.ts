import { useEffect, useState } from 'react'

/** A waiting state that flashes by is noise: once shown, it stays at least this long. */
const MINIMUM_FETCH_DELAY = 200

interface FetchState<Data> {
  data: Data | null
  pending: boolean
  error: unknown
  /** When the last answer came. */
  timestamp: number
}

/** Asks one of our own addresses for JSON. A new address drops the question before; null asks nothing. */
export function useFetch<Data>(address: string | null): FetchState<Data> {
  const [state, setState] = useState<FetchState<Data>>({ data: null, pending: false, error: null, timestamp: 0 })

  // Talks to the server; the question is dropped when the address changes or the component goes away.
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (change: Partial<FetchState<Data>>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...change, pending: false, timestamp: Date.now() }))
    }
    setState((before) => ({ ...before, pending: true, error: null }))
    atLeast(MINIMUM_FETCH_DELAY, fetchJson<Data>(address, signal)).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    )
    return () => controller.abort()
  }, [address])

  return state
}

async function atLeast<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([promise, new Promise((resolve) => setTimeout(resolve, milliseconds))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function fetchJson<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Data
}
