import { Chip } from '@shop/ui/chip/chip'
import { Icon } from '@shop/ui/icon/icon'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import { dogBarTexts } from '#app/texts/catalog/dog-bar.ts'

/** Whom we are choosing for. The page arrives with the question; who has a dog sees its name. */
export function DogBar() {
  const dogs = useDogs()
  const names = dogs.map(({ name }) => name || dogBarTexts.dog)
  return (
    <Chip as={ShopLink} to="/najit-krmivo">
      <Icon name="scale" />
      {dogs.length === 0 ? (
        dogBarTexts.invitation
      ) : (
        <>
          <span className="visually-hidden">{dogBarTexts.choosingFor} </span>
          {names.join(', ')}
        </>
      )}
    </Chip>
  )
}
