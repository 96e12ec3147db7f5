import type { DogSex } from '@shop/domain/dog/dog'
import { joinAll } from '#app/texts/dog-verdict.ts'
import { callDog } from './called-dog.ts'

const MOST_NAMES = 2

/** „pro Badyho“, „pro Badyho a Rézi“, „pro celou smečku“ */
export function whoseGoods(dogs: readonly { name: string; sex: DogSex | null }[]): string {
  if (dogs.length > MOST_NAMES) return 'pro\u00a0celou smečku'
  return `pro\u00a0${joinAll(dogs.map(({ name, sex }) => callDog(name, sex).accusative))}`
}
