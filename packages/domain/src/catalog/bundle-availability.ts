type BundleComponent = { readonly stockPieces: number; readonly quantity: number }

/** How many sets can be put together: as many as the scarcest component allows. */
export function bundleAvailability(components: readonly BundleComponent[]): number {
  if (components.length === 0) return 0
  const sets = components.map(({ stockPieces, quantity }) => Math.floor(stockPieces / quantity))
  return Math.max(0, Math.min(...sets))
}
