import type { BowlDog } from '#app/features/order/regular-box.tsx'
import type { SignedInCustomer } from '#app/server/session.server.ts'

/** By name only: for whom a bowl can be counted. */
export async function loadBowlDogs({ data }: SignedInCustomer): Promise<BowlDog[]> {
  return (await data.list(data.from('dogs').select('id,name').order('id'))).items
}
