import type { DogSex } from '@shop/domain/dog/dog'

/** A dog in the cases that our sentences need. */
export interface CalledDog {
  /** „Bady může“ */
  nominative: string
  /** „psovi Bady stačí“ */
  dative: string
  /** „pro psa Bady“ */
  accusative: string
}

/** The word for the animal is declined and the name stays as it is. */
export function callDog(name: string, sex: DogSex | null): CalledDog {
  const isFemale = sex === 'female'
  if (name) {
    return {
      nominative: name,
      dative: `${isFemale ? 'feně' : 'psovi'} ${name}`,
      accusative: `${isFemale ? 'fenu' : 'psa'} ${name}`,
    }
  }
  return isFemale
    ? { nominative: 'vaše fena', dative: 'vaší feně', accusative: 'vaši fenu' }
    : { nominative: 'váš pes', dative: 'vašemu psovi', accusative: 'vašeho psa' }
}
