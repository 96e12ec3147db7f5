import { formatNumber } from '@shop/czech/format-number'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogBarTexts } from '#app/texts/catalog/dog-bar.ts'
import styles from './dog-bar.module.css'

/** Whom we are choosing for. The page arrives with the invitation; who has a dog here sees the dog. */
export function DogBar() {
  const dogs = useDogs()
  return (
    <p className={styles.bar}>
      <Icon name="scale" />
      {dogs.length === 0 ? (
        <span>{dogBarTexts.invitation}</span>
      ) : (
        <span>
          {dogBarTexts.choosingFor} <b>{dogs.map(toName).join(', ')}</b>
        </span>
      )}
      <TextLink as={ShopLink} to="/najit-krmivo">
        {dogs.length === 0 ? dogBarTexts.describe : dogBarTexts.edit}
      </TextLink>
    </p>
  )
}

function toName({ name, dog }: KeptDog): string {
  return `${name || dogBarTexts.dog} (${formatNumber(dog.weightKg)}\u00a0kg)`
}
