import type { KeptDog } from '#app/state/parse-dogs.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { exclusionTexts as texts } from '#app/texts/catalog/dog-exclusion.ts'

interface StruckNoteProps {
  /** Ingredients that are crossed out. */
  codes: readonly string[]
  /** Those on whose behalf it is. */
  dogs: readonly KeptDog[]
}

export function StruckNote({ codes, dogs }: StruckNoteProps) {
  return (
    <p className="small">
      {texts.struck(
        codes,
        dogs.map(({ name, dog }) => callDog(name, dog.sex).dative),
      )}
    </p>
  )
}
