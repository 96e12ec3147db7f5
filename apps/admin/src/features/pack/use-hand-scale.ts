import { useState } from 'react'

const KEPT = 'bench-scale'

/** Whether boxes are weighed on a scale that this browser cannot read; kept with the bench it stands at. */
export function useHandScale(): { isByHand: boolean; switchScale(): void } {
  const [isByHand, setByHand] = useState(() => localStorage.getItem(KEPT) === 'hand')
  const switchScale = () => {
    localStorage.setItem(KEPT, isByHand ? 'none' : 'hand')
    setByHand(!isByHand)
  }
  return { isByHand, switchScale }
}
