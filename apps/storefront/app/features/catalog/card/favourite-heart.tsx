import { Icon } from '@shop/ui/icon/icon'
import { type FormEvent, useState } from 'react'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { favouritesChanged, useFavourites } from '#app/state/favourites.ts'
import { showToast } from '#app/state/ui.ts'
import { favouriteTexts as texts } from '#app/texts/catalog/favourites.ts'
import styles from './favourite-heart.module.css'
import tile from './tile-button.module.css'

const TIMEOUT = 15_000

interface FavouriteHeartProps {
  productId: number
  name: string
  /** On a card it lies in the corner of the picture, elsewhere in the row. */
  place: 'card' | 'row'
}

/** A plain form to the page of favourites; with scripts the same form without leaving this one. */
export function FavouriteHeart({ productId, name, place }: FavouriteHeartProps) {
  const isKept = useFavourites().includes(productId)
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const refusal = await post(new FormData(event.currentTarget))
    setBusy(false)
    favouritesChanged()
    if (refusal) showToast({ title: refusal, tone: 'danger' })
  }

  return (
    <form
      method="post"
      action={'/ucet/oblibene' satisfies ShopAddress}
      className={styles.heart}
      data-place={place}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="intent" value={isKept ? 'remove' : 'add'} />
      <button
        type="submit"
        className={`${tile.button} ${styles.button}`}
        aria-label={isKept ? texts.remove(name) : texts.add(name)}
        data-kept={isKept || undefined}
      >
        <span>
          <Icon name="heart" />
        </span>
      </button>
    </form>
  )
}

/** Null when it is kept; the cookie that came with the answer says what is. */
async function post(body: FormData): Promise<string | null> {
  try {
    const response = await fetch('/api/oblibene', { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) })
    if (response.ok) return null
    return response.status === 409 ? texts.full : texts.lost
  } catch {
    // Offline or too slow: the heart stays as it was, and that is said.
    return texts.lost
  }
}
