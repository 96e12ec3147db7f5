import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { drawMap, type MapHandle, type MapPlace } from './draw-map.ts'
import styles from './place-map.module.css'

interface PlaceMapProps {
  label: string
  failed: string
  /** Whose data the ground is drawn from. */
  sources: string
  places: MapPlace[]
  shown: number | null
  onShow: (id: number) => void
  /** The list goes from the nearest; otherwise it covers the country. */
  isNearestFirst?: boolean
  /** Names pins that stand together; without it each stands alone. */
  several?: ((count: number) => string) | undefined
}

/** Pins on an outline of the country that we ship ourselves: nobody else learns who looks for a place. Load it late. */
export function PlaceMap(props: PlaceMapProps) {
  const { label, failed, sources, places, shown, onShow, isNearestFirst = true, several } = props
  const place = useRef<HTMLElement>(null)
  const map = useRef<MapHandle>(null)
  const [hasFailed, setHasFailed] = useState(false)

  // The map library draws into an element of its own.
  useEffect(() => {
    if (!place.current) return
    const drawn = drawMap(place.current, { sources, classes: styles, onShow, several })
    map.current = drawn
    // A map that was taken down meanwhile has nowhere to draw its ground, and that is no failure.
    drawn.ground.catch(() => map.current === drawn && setHasFailed(true))
    return () => {
      map.current = null
      drawn.remove()
    }
  }, [sources, onShow, several])

  // And its pins follow the list.
  useEffect(() => map.current?.setPlaces(places, shown, isNearestFirst), [places, shown, isNearestFirst])

  return (
    <>
      <section ref={place} className={styles.map} aria-label={label} />
      {hasFailed ? <p role="alert">{failed}</p> : null}
    </>
  )
}
