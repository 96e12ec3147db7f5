import { formatPrice } from '@shop/czech/format-price'
import { Skeleton } from '@shop/ui/skeleton/skeleton'
import { type RefObject, useEffect, useState } from 'react'
import { CardDog } from '#app/features/catalog/card/card-dog.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useFetch } from '#app/navigation/use-fetch.ts'
import { useOwnPrice } from '#app/state/own-prices.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { searchTexts } from '#app/texts/catalog/search.ts'
import styles from './suggest-panel.module.css'
import type { Suggestion, Suggestions } from './suggestion.ts'

interface SuggestPanelProps {
  id: string
  query: string
  panelRef: RefObject<HTMLDivElement | null>
  onChosen: () => void
}

const TYPING_PAUSE = 120
const GROUPS = ['answers', 'breeds', 'products', 'categories', 'articles', 'questions'] as const

export function SuggestPanel({ id, query, panelRef, onChosen }: SuggestPanelProps) {
  const asked = useSettled(query)
  const isLongEnough = asked.length >= 2
  const { data, pending, error } = useFetch<Suggestions>(
    isLongEnough ? `/api/naseptavac?${new URLSearchParams({ q: asked })}` : null,
  )
  if (!isLongEnough) return null
  // The last suggestions stay while better ones are on their way: a list that blinks cannot be walked.
  const isFirst = pending && !data
  const groups = data ? GROUPS.filter((group) => itemsOf(data, group).length > 0) : []
  return (
    <div className={styles.panel} ref={panelRef}>
      <div id={id} role="listbox" aria-label={searchTexts.suggestions} aria-busy={pending} className={styles.groups}>
        {isFirst ? <Waiting /> : groups.map((group) => drawGroup(id, group, itemsOf(data, group), onChosen))}
        {isFirst ? null : (
          <ShopLink
            id={`${id}-all`}
            prefetch="none"
            role="option"
            aria-selected={false}
            tabIndex={-1}
            to={`/hledat?${new URLSearchParams({ q: asked })}`}
            className={styles.all}
            onClick={onChosen}
          >
            {searchTexts.showAll}
          </ShopLink>
        )}
      </div>
      <p role="status" className={groups.length > 0 || pending ? 'visually-hidden' : 'small'}>
        {pending
          ? searchTexts.searching
          : error
            ? searchTexts.suggestFailed
            : searchTexts.found(groups.length === 0 ? 0 : countOf(data))}
      </p>
    </div>
  )
}

/** The value once nobody has typed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  // Waits for the keyboard to rest; every letter starts the wait anew.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function countOf(data: Suggestions | null): number {
  return GROUPS.reduce((sum, group) => sum + itemsOf(data, group).length, 0)
}

/** An answer kept by a cache since before a release may not know every group. */
function itemsOf(data: Partial<Suggestions> | null, group: (typeof GROUPS)[number]): Suggestion[] {
  return data?.[group] ?? []
}

function drawGroup(id: string, group: (typeof GROUPS)[number], items: Suggestion[], onChosen: () => void) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a listbox
    <div key={group} role="group" aria-labelledby={`${id}-${group}`} data-group={group} className={styles.group}>
      <p id={`${id}-${group}`} className="label">
        {searchTexts.groups[group]}
      </p>
      {items.map((item, index) => (
        <ShopLink
          key={item.to}
          prefetch="none"
          id={`${id}-${group}-${index}`}
          role="option"
          aria-selected={false}
          tabIndex={-1}
          to={item.to}
          className={group === 'products' ? styles.product : styles.item}
          onClick={onChosen}
        >
          {group === 'products' ? (
            <span className={styles.thumb} data-tint={item.tint}>
              {item.image ? (
                <img src={item.image.src} srcSet={item.image.srcSet} alt="" width="64" height="64" />
              ) : null}
            </span>
          ) : null}
          <span className={styles.name}>
            {item.label}
            {item.note ? <span className="xs muted">{item.note}</span> : null}
            {item.food ? <CardDog slug={null} food={item.food} pack={null} /> : null}
          </span>
          {item.price ? <SuggestedPrice variantId={item.variantId ?? 0} price={item.price} /> : null}
        </ShopLink>
      ))}
    </div>
  )
}

/** Suggestions are shared by everybody; what the pack costs who looks is asked beside them. */
function SuggestedPrice({ variantId, price }: { variantId: number; price: string }) {
  const own = useOwnPrice(variantId)
  const vat = own?.basis === 'net' ? ` ${catalogTexts.withoutVat}` : ''
  return <span className={styles.price}>{own ? `${formatPrice(own.unitPrice)}${vat}` : price}</span>
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
