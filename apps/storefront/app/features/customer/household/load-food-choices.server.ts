import type { SignedInCustomer } from '#app/server/session.server.ts'

export interface FoodChoice {
  productId: number
  name: string
  isTreat: boolean
}

/** Everything a dog can be said to eat. */
export async function loadFoodChoices({ data }: SignedInCustomer): Promise<FoodChoice[]> {
  const { items } = await data.list(
    data
      .from('products')
      .select('id,name,kind')
      .in('kind', ['kibble', 'can', 'pouch', 'treat'])
      .not('energy_kcal_per_100g', 'is', null)
      .order('name'),
  )
  return items.map(({ id, name, kind }) => ({ productId: id, name, isTreat: kind === 'treat' }))
}
