import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { householdTexts as texts } from '#app/texts/customer/household.ts'
import type { FedDog } from './household-view.ts'

/** What a dog finds in its bowl, food by food, and what the treats take off it. */
export function DailyBowlList({ dog, isStated }: { dog: FedDog; isStated: boolean }) {
  const saved = dog.bowl.reduce((sum, { savedGrams }) => sum + savedGrams, 0)
  const treats = dog.bowl.filter(({ kind }) => kind === 'treat').reduce((sum, part) => sum + part.gramsPerDay, 0)
  return (
    <div className="stack">
      <h3>{texts.bowl}</h3>
      {dog.bowl.length > 0 ? (
        <ul className="noses">
          {dog.bowl.map(({ food, gramsPerDay }) => (
            <li key={food.productId}>
              {food.name} <b>{texts.grams(gramsPerDay)}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{texts.bowlUnknown}</p>
      )}
      {treats > 0 ? <p>{texts.savedByTreats(treats, saved)}</p> : null}
      {dog.treatsOverBudget ? <p className="small">{texts.treatsOver}</p> : null}
      {dog.bowl.length > 0 ? <p className="small muted">{isStated ? texts.roughly : texts.bowlGuess}</p> : null}
      <p>
        <TextLink as={ShopLink} standalone to={`/ucet/psi?krmivo=${dog.id}`}>
          {texts.changeBowl}
          <span className="visually-hidden">: {dog.name}</span>
        </TextLink>
      </p>
    </div>
  )
}
