import { worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import { Notice } from '@shop/ui/notice/notice'
import { sayVerdict } from '#app/goods/describe-verdict.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { conflictsOf, type Eaten } from './line-conflicts.ts'
import styles from './line-warnings.module.css'

/** What the dogs of the household must not eat, in the words of every card. */
export function LineWarnings({ line, dogs }: { line: Eaten; dogs: readonly KeptDog[] }) {
  return conflictsOf(line, dogs).map(({ id, name, conflicts }) => {
    const level = worstLevel(conflicts)
    const verdict = {
      kind: level === 'red' ? ('forbidden' as const) : ('unsure' as const),
      allergens: conflicts.filter((one) => one.level === level).map(({ allergen }) => allergen),
    }
    return (
      <Notice key={id} tone={level === 'red' ? 'danger' : 'warn'} icon="alert" className={styles.warning}>
        {sayVerdict(verdict, name || dogTexts.yourDog).text}
      </Notice>
    )
  })
}
