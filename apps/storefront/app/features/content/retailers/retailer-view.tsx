import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { retailerTexts as texts } from '#app/texts/content/retailers.ts'
import type { Retailer } from './retailer.ts'
import { RetailerCard } from './retailer-card.tsx'
import styles from './retailer-view.module.css'

const PlaceMap = lazyWithTimeout(() => import('#app/features/content/place-map/place-map.tsx'), 'PlaceMap')

interface RetailerViewProps {
  retailers: Retailer[]
  /** Stands under the list. */
  children?: ReactNode
}

/** The list is the page; the map beside it shows the same places to those who read maps. */
export function RetailerView({ retailers, children }: RetailerViewProps) {
  const [shown, setShown] = useState<number | null>(null)
  const show = useCallback((id: number) => {
    setShown(id)
    document.getElementById(`prodejce-${id}`)?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className={styles.columns}>
      <section className={styles.list} aria-label={texts.list}>
        <ul>
          {retailers.map((retailer, index) => (
            <RetailerCard
              key={retailer.slug}
              id={`prodejce-${index}`}
              retailer={retailer}
              isShown={index === shown}
              onOpen={() => setShown(index)}
            />
          ))}
        </ul>
        {children}
      </section>
      <div id="mapa" className={styles.map}>
        <noscript>
          <p className="panel small">{texts.mapNeedsScript}</p>
        </noscript>
        <LateMap retailers={retailers} shown={shown} onShow={show} />
      </div>
    </div>
  )
}

interface LateMapProps {
  retailers: Retailer[]
  shown: number | null
  onShow: (id: number) => void
}

/** Without scripts there is no map, and the list loses nothing. */
function LateMap({ retailers, shown, onShow }: LateMapProps) {
  const [isAlive, setIsAlive] = useState(false)
  // The map library needs a browser; the server draws the page without it.
  useEffect(() => setIsAlive(true), [])
  const places = useMemo(
    () =>
      retailers.map(({ name, city, lat, lng }, id) => ({
        id,
        name: `${name}, ${city}`,
        at: [lat, lng] as [number, number],
        isOff: false,
      })),
    [retailers],
  )
  if (!isAlive) return null
  return (
    <Suspense>
      <PlaceMap
        label={texts.map}
        failed={texts.mapFailed}
        sources={texts.sources}
        places={places}
        shown={shown}
        onShow={onShow}
        isNearestFirst={retailers[0]?.kilometres !== null}
        several={texts.count}
      />
    </Suspense>
  )
}
