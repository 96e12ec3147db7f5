import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TagParams } from '../order-detail.ts'
import { as, Id, Nothing } from '../text-fields.ts'

const OfDog = z.strictObject({ id: Id })

/** What a finder reads beside the name; empty when the owner wants to add nothing. */
const DogTagInput = z.strictObject({ note: z.string().trim().max(300, as('too_long')).default('') })

/** Written by somebody who found a dog, to an owner they do not know. */
export const FoundDog = z.strictObject({
  place: z.string(as('required')).trim().min(2, as('required')).max(200, as('too_long')),
  message: z.string().trim().max(1000, as('too_long')).default(''),
  /** How the owner answers: a phone or a mail of the finder, as they wrote it. */
  contact: z.string(as('required')).trim().min(5, as('required')).max(120, as('too_long')),
})
export type FoundDog = z.infer<typeof FoundDog>

export const dogTagEndpoints = {
  makeDogTag: endpoint({
    method: 'PUT',
    path: '/account/dogs/:id/tag',
    summary: 'Gives a dog the code of its tag, or changes what a finder reads.',
    access: 'customer',
    params: OfDog,
    body: DogTagInput,
    reply: z.object({ uid: z.string() }),
    refusals: [],
  }),
  revokeDogTag: endpoint({
    method: 'DELETE',
    path: '/account/dogs/:id/tag',
    summary: 'Strikes out the code of a lost tag; the next one is another.',
    access: 'customer',
    params: OfDog,
    reply: Nothing,
    refusals: [],
  }),
  reportFoundDog: endpoint({
    method: 'POST',
    path: '/tags/:uid/finds',
    summary: 'Carries the words of a finder to the owner of the dog; neither learns who the other is.',
    access: 'anyone',
    params: TagParams,
    body: FoundDog,
    reply: Nothing,
    refusals: [],
  }),
} as const
