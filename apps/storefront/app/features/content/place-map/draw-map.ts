import L from 'leaflet'
import { clusterPlaces } from './cluster-places.ts'

export interface MapPlace {
  id: number
  name: string
  /** Latitude and longitude. */
  at: [number, number]
  /** Shown, but cannot be chosen. */
  isOff: boolean
}

export interface MapHandle {
  /** Without a nearest one, the whole country is shown. */
  setPlaces(places: MapPlace[], shown: number | null, isNearestFirst: boolean): void
  /** Settles when the outline is drawn. */
  ground: Promise<void>
  remove(): void
}

interface Options {
  sources: string
  classes: Record<string, string>
  onShow: (id: number) => void
  /** Names pins that stand together while the country is seen as a whole; without it each stands alone. */
  several?: ((count: number) => string) | undefined
}

interface Ground {
  regions: GeoJSON.FeatureCollection
  towns: { name: string; at: [number, number]; isBig?: boolean }[]
}

const GROUND = '/map/czechia.json'
const CZECHIA: L.LatLngBoundsLiteral = [
  [48.5, 12],
  [51.1, 18.9],
]
/** Smaller towns have room for their names only from here on. */
const CLOSE = 9
const PIN = 44
const CLOSEST = 13
/** The first view shows what is nearest; the rest is a move of the map away. */
const NEAREST = 8

/** Not animated: whoever wants less motion gets the same map. */
export function drawMap(element: HTMLElement, options: Options): MapHandle {
  const { sources, classes } = options
  const map = L.map(element, {
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    // Quarters of a step let the country fill a narrow frame as well as a wide one.
    zoomSnap: 0.25,
    minZoom: 5.5,
    maxZoom: 15,
    scrollWheelZoom: false,
  })
  let view = L.latLngBounds(CZECHIA)
  map.fitBounds(view)
  // A frame of another size, as when a phone is turned, shows the same land.
  map.on('resize', () => map.fitBounds(view, { maxZoom: CLOSEST }))
  map.attributionControl.setPrefix(false).addAttribution(sources)
  const pins = L.layerGroup().addTo(map)
  let drawPins: () => void = () => undefined
  map.on('zoomend', () => drawPins())
  return {
    ground: drawGround(map, classes),
    setPlaces(places, shown, isNearestFirst) {
      drawPins = () => {
        pins.clearLayers()
        for (const group of toGroups(map, places, isNearestFirst ? undefined : options.several)) {
          toMark(map, group, shown, options).addTo(pins)
        }
      }
      drawPins()
      const bounds = places.slice(0, NEAREST).map(({ at }) => L.latLng(at))
      if (bounds.length === 0 || shown !== null || !isNearestFirst) return
      view = L.latLngBounds(bounds).pad(0.2)
      map.fitBounds(view, { maxZoom: CLOSEST })
    },
    remove: () => void map.remove(),
  }
}

/** From close by each shop has its pin; from afar those that would lie over one another are counted. */
function toGroups(map: L.Map, places: MapPlace[], several: Options['several']): MapPlace[][] {
  if (!several || map.getZoom() >= CLOSE) return places.map((place) => [place])
  return clusterPlaces(places, (at) => map.latLngToLayerPoint(at), PIN)
}

function toMark(map: L.Map, group: MapPlace[], shown: number | null, options: Options): L.Marker {
  const [place] = group
  const chosen = group.find(({ id }) => id === shown)
  if (place && (group.length === 1 || chosen)) return toPin(chosen ?? place, { ...options, isShown: Boolean(chosen) })
  return toCluster(map, group, options)
}

/** A press comes closer, until the shops stand apart. */
function toCluster(map: L.Map, group: MapPlace[], { classes, several }: Options): L.Marker {
  const bounds = L.latLngBounds(group.map(({ at }) => L.latLng(at)))
  const name = several?.(group.length) ?? ''
  const icon = L.divIcon({ className: classes.cluster ?? '', iconSize: [PIN, PIN], html: String(group.length) })
  const approach = () => {
    map.fitBounds(bounds.pad(0.3), { maxZoom: CLOSEST })
    if (map.getZoom() < CLOSE) map.setView(bounds.getCenter(), CLOSE)
  }
  const mark = L.marker(bounds.getCenter(), { icon, title: name, alt: name, keyboard: true })
  mark.on('add', () => mark.getElement()?.setAttribute('aria-label', name))
  mark.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    approach()
  })
  return mark.on('click', approach)
}

function toPin(
  { id, name, at, isOff }: MapPlace,
  { isShown, classes, onShow }: Pick<Options, 'classes' | 'onShow'> & { isShown: boolean },
): L.Marker {
  const icon = L.divIcon({ className: classes.pin ?? '', iconSize: [PIN, PIN], html: '' })
  const pin = L.marker(at, { icon, title: name, alt: name, keyboard: true, zIndexOffset: isShown ? 1000 : 0 })
  pin.on('add', () => {
    const element = pin.getElement()
    if (!element) return
    element.setAttribute('aria-label', name)
    element.dataset.off = String(isOff)
    element.dataset.shown = String(isShown)
  })
  // The library makes a pin reachable by keyboard, but only its own pop-ups answer to a key.
  pin.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    onShow(id)
  })
  return pin.on('click', () => onShow(id))
}

async function drawGround(map: L.Map, classes: Record<string, string>): Promise<void> {
  const response = await fetch(GROUND)
  if (!response.ok) throw new Error(`${GROUND} answered ${response.status}`)
  const { regions, towns } = (await response.json()) as Ground
  const style = { color: '#93a698', weight: 1, fillColor: '#f8faf7', fillOpacity: 1 }
  L.geoJSON(regions, { style, interactive: false }).addTo(map).bringToBack()
  const small = L.layerGroup()
  for (const { name, at, isBig } of towns) toTown(name, at, classes).addTo(isBig ? map : small)
  const follow = () => void (map.getZoom() >= CLOSE ? small.addTo(map) : small.remove())
  map.on('zoomend', follow)
  follow()
}

/** A name on the ground; the pins above carry everything that can be pressed. */
function toTown(name: string, at: [number, number], classes: Record<string, string>): L.Marker {
  const label = document.createElement('span')
  label.textContent = name
  const icon = L.divIcon({ className: classes.town ?? '', iconSize: undefined, iconAnchor: [0, 0], html: label })
  return L.marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 })
}
