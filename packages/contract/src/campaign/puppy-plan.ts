import { ADULT_BANDS, type AdultBand } from '@shop/domain/dog/ration/puppy-plan'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Day, Email, optionalText } from '../text-fields.ts'

export const AskPuppyPlan = z.strictObject({
  email: Email,
  dogName: optionalText(40),
  birthDate: Day,
  adultWeight: z.enum(Object.keys(ADULT_BANDS) as [AdultBand, ...AdultBand[]], { error: 'required' }),
  /** The box beside it: letters by the age of the puppy come after the plan. */
  letters: z.boolean().default(false),
})
export type AskPuppyPlan = z.infer<typeof AskPuppyPlan>

export const puppyPlanEndpoints = {
  askPuppyPlan: endpoint({
    method: 'POST',
    path: '/puppy-plans',
    summary: 'Sends the feeding plan of a puppy to an address; the answer is the same for every address.',
    access: 'anyone',
    body: AskPuppyPlan,
    reply: z.object({}),
    status: 202,
    refusals: [],
  }),
}
