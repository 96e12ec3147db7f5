import type { KeptDog } from '#app/state/parse-dogs.ts'
import { whoseGoods } from '#app/texts/catalog/whose-goods.ts'
import styles from './category-head.module.css'

/** „Granule pro Badyho“ */
export function WhoseGoods({ dogs }: { dogs: readonly KeptDog[] }) {
  return <span className={styles.whose}>{whoseGoods(dogs.map(({ name, dog }) => ({ name, sex: dog.sex })))}</span>
}
