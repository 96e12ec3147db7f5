import { useCallback, useEffect, useRef, useState } from 'react'
import { countKept, flushKept, keepEntry, type QueuedEntry, type SendOutcome, sendEntry } from './entry-queue.ts'

const RETRY_MS = 20_000

/** Sends a form at once when it can, and what waits in the tablet whenever the network comes back. */
export function useEntryQueue() {
  const [waiting, setWaiting] = useState(0)
  const [isClosed, setIsClosed] = useState(false)
  const busy = useRef(false)

  const flush = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    try {
      const { left, isClosed } = await flushKept()
      setWaiting(left)
      setIsClosed(isClosed)
    } finally {
      busy.current = false
    }
  }, [])

  // The network of the stand comes and goes; the browser tells when, and a clock asks in between.
  useEffect(() => {
    void flush()
    const timer = setInterval(() => void flush(), RETRY_MS)
    const onOnline = () => void flush()
    addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onOnline)
    }
  }, [flush])

  const submit = useCallback(async (entry: QueuedEntry): Promise<SendOutcome> => {
    const outcome = await sendEntry(entry)
    if (outcome.kind !== 'offline') return outcome
    await keepEntry(entry)
    setWaiting(await countKept())
    return outcome
  }, [])

  return { waiting, isClosed, submit }
}
