import { useEffect, useRef } from 'react'
import { createScannerReader } from './read-scanner.ts'

/** Whatever a scanner reads while this is on the screen. */
export function useScanner(onScan: (raw: string) => void): void {
  const latest = useRef(onScan)
  latest.current = onScan
  // Synchronises with the keyboard of the window, before anybody else hears it: focus does not matter to a scanner.
  useEffect(() => {
    const read = createScannerReader()
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const heard = read({ code: event.code || event.key, isShifted: event.shiftKey, at: event.timeStamp })
      if (heard.kind === 'typing') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (heard.kind === 'scan') latest.current(heard.raw)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}
