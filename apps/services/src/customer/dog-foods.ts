import type { DogFood } from '@shop/contract/dog'
import { dailyBowl } from '@shop/domain/dog/larder/daily-bowl'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { replaceDogFoods, selectFoodsWithEnergy } from '#app/customer/dog-foods.sql'
import { lockDog } from '#app/customer/dogs.sql'
import { audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

// Any day will do: whether shares are the whole does not depend on how much the dog needs.
const SOME_KCAL = 1000

export async function saveDogFoods(context: Context, { id, foods }: { id: number; foods: DogFood[] }) {
  const { db } = context
  const { customerId } = customer(context)
  const productIds = foods.map(({ productId }) => productId)
  if (new Set(productIds).size < foods.length) throw invalidField('foods', 'invalid')
  await lockCustomer(db, customerId)
  if (!(await lockDog(db, customerId, id))) throw notFound()
  const energy = await selectFoodsWithEnergy(db, customerId, productIds)
  const unknown = productIds.find((productId) => !energy.has(productId))
  if (unknown !== undefined) return refuse('food_unknown', { productId: unknown })
  if (foods.length > 0) {
    const fed = foods.map((food) => ({
      productId: food.productId,
      kcalPer100g: energy.get(food.productId) ?? 0,
      portion:
        food.kind === 'share'
          ? ({ kind: 'share', percent: food.percent } as const)
          : ({ kind: 'treat', grams: food.grams } as const),
    }))
    const bowl = dailyBowl(SOME_KCAL, fed)
    if (!bowl.ok) return bowl
  }
  await replaceDogFoods(db, id, foods)
  await audit(db, context, 'customer.dog_foods_saved', { type: 'dog', id })
  return ok({})
}
