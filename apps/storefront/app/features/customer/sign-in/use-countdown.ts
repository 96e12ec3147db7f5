import { useEffect, useState } from 'react'

/** Seconds that are left, down to nought; starts again when another number comes. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)

  // Follows the clock on the wall: a timer in a hidden tab would fall behind it.
  useEffect(() => {
    setLeft(seconds)
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])

  return left
}
