import { FRAME } from '#app/texts/frame.ts'
import { Screen } from './screen.tsx'

export function MissingPage() {
  return (
    <Screen title={FRAME.missingTitle}>
      <p className="pad mut">{FRAME.missing}</p>
    </Screen>
  )
}
