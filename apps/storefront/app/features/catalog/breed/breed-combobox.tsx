import { spanOf } from '@shop/domain/breed/breed-weight'
import { Combobox } from '@shop/ui/combobox/combobox'
import { type ComponentPropsWithRef, useDeferredValue, useState } from 'react'
import { useFetch } from '#app/navigation/use-fetch.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { type BreedView, toTitle } from './breed-view.ts'

type Offer = Pick<BreedView, 'slug' | 'name' | 'weights'>

type BreedComboboxProps = Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'value' | 'onChange' | 'role'> & {
  defaultValue?: string | undefined
  /** Inside a search bar. */
  bare?: boolean | undefined
  /** Slug of the breed that was chosen from the offers. */
  onBreed?: ((slug: string, name: string) => void) | undefined
}

/** A field for a breed that offers what it knows. Without scripts it is the same field, and the server reads it. */
export function BreedCombobox({ defaultValue = '', onBreed, ...rest }: BreedComboboxProps) {
  const [text, setText] = useState(defaultValue)
  const offers = useOffers(text)
  return (
    <Combobox
      {...rest}
      aria-label={rest.bare ? finderTexts.searchBreed : undefined}
      value={text}
      onValueChange={setText}
      listLabel={finderTexts.breedList}
      groups={offers && offers.length > 0 ? [{ id: 'breeds', options: offers.map(toOption) }] : []}
      status={offers ? finderTexts.matches(offers.length) : null}
      onChoose={({ id, text: name }) => {
        setText(name)
        onBreed?.(id, name)
      }}
    />
  )
}

function toOption({ slug, name, weights }: Offer) {
  const span = spanOf(weights, null)
  const title = toTitle(name)
  return { id: slug, text: title, content: span ? `${title}, ${finderTexts.span(span.from, span.to)}` : title }
}

/** Null while there is nothing to search for or nobody has answered. */
function useOffers(text: string): Offer[] | null {
  const wanted = useDeferredValue(text.trim())
  const asked = wanted === '' ? null : `/api/plemena?q=${encodeURIComponent(wanted)}`
  const { data } = useFetch<{ breeds: Offer[] }>(asked)
  return asked === null ? null : (data?.breeds ?? null)
}
