import { useEffect, useState } from 'react'

/** Whether the value has stayed the same for so long; what is asked about it waits until then. */
export function useSettled(value: string, ms: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled === value
}
