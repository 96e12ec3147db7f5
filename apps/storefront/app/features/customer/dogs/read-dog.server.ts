import type { DogInput } from '@shop/contract/dog'
import type { z } from 'zod'
import { toWeightInput } from '#app/forms/parse-kilograms.ts'
import { textOf, textOrNull } from '#app/forms/refuse-form.server.ts'

type DogFields = z.input<typeof DogInput>

/** The form of a dog as the command wants it; what does not fit is left for the schema to refuse. */
export function readDog(values: FormData): DogFields {
  return {
    name: textOf(values, 'name'),
    breed: textOf(values, 'breed'),
    age: readAge(values),
    sex: textOrNull(values, 'sex') as DogFields['sex'],
    neutered: values.get('neutered') ? values.get('neutered') === 'yes' : null,
    activity: textOrNull(values, 'activity') as DogFields['activity'],
    condition: Number(textOf(values, 'condition')) || null,
    adultWeightGrams: toWeightInput(textOf(values, 'adultWeightGrams')),
    idealWeightGrams: toWeightInput(textOf(values, 'idealWeightGrams')),
    motherhood: readMotherhood(values),
    underTreatment: values.has('underTreatment'),
    allergies: values.getAll('allergies').filter((code) => typeof code === 'string'),
    note: textOf(values, 'note'),
    sensitiveDigestion: values.has('sensitiveDigestion'),
    chipNumber: textOrNull(values, 'chipNumber'),
    vetName: textOf(values, 'vetName'),
    vetPhone: textOf(values, 'vetPhone'),
    vetEmail: textOrNull(values, 'vetEmail'),
  }
}

/** A birthday wins; an age in months stays as it was stated unless another age is chosen. */
function readAge(values: FormData): DogFields['age'] {
  const on = textOf(values, 'age.on')
  if (on) return { kind: 'born', on }
  const stage = textOf(values, 'age.stage')
  if (stage === 'months') {
    return { kind: 'months', months: Number(textOf(values, 'age.months')), statedOn: textOf(values, 'age.statedOn') }
  }
  return { kind: 'stage', stage: stage as 'dospely' }
}

function readMotherhood(values: FormData): DogFields['motherhood'] {
  const kind = textOf(values, 'motherhood.kind')
  const week = Number(textOf(values, 'motherhood.week')) || null
  if (kind === 'pregnant') return { kind, week }
  return kind === 'nursing' ? { kind, week, puppies: Number(textOf(values, 'motherhood.puppies')) || null } : null
}
