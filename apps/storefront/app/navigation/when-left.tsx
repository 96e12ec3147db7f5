import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Calls back when the page is left for another. It draws nothing, and what it stands in is not drawn again for an address. */
export function WhenLeft({ close }: { close: () => void }) {
  const { key } = useLocation()

  // What lies over a page, such as a modal, survives a change of page; whoever followed a link from it wants to see where it led.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page changed, whatever the key is
  useEffect(() => close, [key])

  return null
}
