import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 5000

/** Money comes while the page stands open: it asks again as long as somebody looks at it. */
export function usePaymentWatch(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()

  // Follows what the bank tells the server.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
