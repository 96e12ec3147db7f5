import { DogTag } from '#app/features/customer/dog-tag/dog-tag.tsx'
import type { DogTagView } from '#app/features/customer/dog-tag/load-dog-tags.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { DailyBowlList } from './daily-bowl-list.tsx'
import styles from './dog-list.module.css'
import { DogProfile } from './dog-profile.tsx'
import type { HouseholdView } from './household-view.ts'
import { WeightDiary } from './weight-diary.tsx'

interface DogListProps {
  household: HouseholdView
  tags: DogTagView[]
  today: string
  answer: unknown
}

export function DogList({ household: { dogs, isStated }, tags, today, answer }: DogListProps) {
  return dogs.map((dog) => (
    <article key={dog.id} id={`pes-${dog.id}`} className={styles.dog}>
      <DogProfile dog={dog} today={today} />
      <DailyBowlList dog={dog} isStated={isStated} />
      <WeightDiary dog={dog} today={today} state={stateOf(`vaha-${dog.id}`, answer)} />
      <DogTag dog={dog} tag={tags.find(({ dogId }) => dogId === dog.id)} state={stateOf(`znamka-${dog.id}`, answer)} />
    </article>
  ))
}
