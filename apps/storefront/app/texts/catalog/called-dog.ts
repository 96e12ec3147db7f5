import { declineDogName } from '@shop/czech/decline-dog-name'
import type { DogSex } from '@shop/domain/dog/dog'

/** A dog in the cases that our sentences need. */
export interface CalledDog {
  /** „Bady může“ */
  nominative: string
  /** „Badymu stačí“, „kvůli Badymu“ */
  dative: string
  /** „pro Badyho“ */
  accusative: string
}

/** By its name, declined. Where nobody is sure how, the word for the animal is declined and the name stays as it is. */
export function callDog(name: string, sex: DogSex | null): CalledDog {
  const isFemale = sex === 'female'
  if (name) {
    const cases = declineDogName(name, sex)
    return {
      nominative: name,
      dative: cases?.dative ?? `${isFemale ? 'feně' : 'psovi'} ${name}`,
      accusative: cases?.accusative ?? `${isFemale ? 'fenu' : 'psa'} ${name}`,
    }
  }
  return isFemale
    ? { nominative: 'vaše fena', dative: 'vaší feně', accusative: 'vaši fenu' }
    : { nominative: 'váš pes', dative: 'vašemu psovi', accusative: 'vašeho psa' }
}
