import L from 'leaflet'

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
export function drawMap(element: HTMLElement, { sources, classes, onShow }: Options): MapHandle {
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
  return {
    ground: drawGround(map, classes),
    setPlaces(places, shown, isNearestFirst) {
      pins.clearLayers()
      for (const place of places) toPin(place, { isShown: place.id === shown, classes, onShow }).addTo(pins)
      const bounds = places.slice(0, NEAREST).map(({ at }) => L.latLng(at))
      if (bounds.length === 0 || shown !== null || !isNearestFirst) return
      view = L.latLngBounds(bounds).pad(0.2)
      map.fitBounds(view, { maxZoom: CLOSEST })
    },
    remove: () => void map.remove(),
  }
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
