import { useEffect } from 'react'

const EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const

/** A tablet at a stand must not show one visitor what another one wrote: left alone, it starts anew. */
export function useIdle(seconds: number, isOn: boolean, onIdle: () => void): void {
  // Follows the hands of whoever stands at the tablet.
  useEffect(() => {
    if (!isOn) return
    let timer = setTimeout(onIdle, seconds * 1000)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(onIdle, seconds * 1000)
    }
    for (const name of EVENTS) addEventListener(name, restart)
    return () => {
      clearTimeout(timer)
      for (const name of EVENTS) removeEventListener(name, restart)
    }
  }, [seconds, isOn, onIdle])
}
