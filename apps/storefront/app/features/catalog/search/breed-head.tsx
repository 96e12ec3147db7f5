import { TextLink } from '@shop/ui/text-link/text-link'
import { BreedPortrait } from '#app/features/catalog/breed/breed-portrait.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { searchTexts } from '#app/texts/catalog/search.ts'
import styles from './breed-head.module.css'
import type { FoundBreed } from './to-found-breed.server.ts'

interface BreedHeadProps {
  query: string
  breed: FoundBreed
  total: number
}

/** A breed is somebody, not a word: its face, its size and what it can eat. */
export function BreedHead({ query, breed: { title, about, portrait }, total }: BreedHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <BreedPortrait portrait={portrait} className={styles.portrait} />
      <div>
        <p className="small muted">{searchTexts.youSearch(query)}</p>
        <h1>{title}</h1>
        <p role="status">
          {about} {searchTexts.breedGoods(total)}
        </p>
        <TextLink as={ShopLink} standalone to="/najit-krmivo" className="small">
          {searchTexts.otherDog}
        </TextLink>
      </div>
    </div>
  )
}
