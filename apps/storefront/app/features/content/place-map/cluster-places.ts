interface Spot {
  x: number
  y: number
}

/**
 * Places whose pins would lie over one another on the map, together; the others alone. Each joins the first group it is near
 * enough to, so the same list always makes the same groups.
 */
export function clusterPlaces<Place extends { at: [number, number] }>(
  places: readonly Place[],
  toSpot: (at: [number, number]) => Spot,
  near: number,
): Place[][] {
  const groups: { spot: Spot; places: Place[] }[] = []
  for (const place of places) {
    const spot = toSpot(place.at)
    const found = groups.find((group) => Math.hypot(group.spot.x - spot.x, group.spot.y - spot.y) < near)
    if (found) found.places.push(place)
    else groups.push({ spot, places: [place] })
  }
  return groups.map((group) => group.places)
}
