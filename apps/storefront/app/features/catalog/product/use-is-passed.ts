import { useEffect, useState } from 'react'

/** Whether the element has gone out of sight upwards. What is not drawn at all, or still lies below, is not passed. */
export function useIsPassed(id: string): boolean {
  const [isPassed, setPassed] = useState(false)
  // Follows where the browser has scrolled to.
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPassed
}
