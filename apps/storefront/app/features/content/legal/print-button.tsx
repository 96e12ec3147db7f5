import { Button } from '@shop/ui/button/button'
import { useEffect, useState } from 'react'
import { readingTexts } from '#app/texts/content/reading.ts'

/** Paper or a PDF, as the browser offers both; without scripts its own menu does the same. */
export function PrintButton() {
  const [isAlive, setIsAlive] = useState(false)
  // Only a browser prints.
  useEffect(() => setIsAlive(true), [])
  if (!isAlive) return null
  return (
    <Button variant="line" size="small" onClick={() => window.print()}>
      {readingTexts.print}
    </Button>
  )
}
