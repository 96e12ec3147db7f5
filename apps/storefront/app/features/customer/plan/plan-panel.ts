/** What is open under a plan; named in the address, so that it opens without a script too. */
const PANELS = [
  'preskocit',
  'odlozit',
  'poslat-hned',
  'pridat',
  'obsah',
  'vymenit',
  'natrvalo',
  'kam',
  'platba',
  'chybi',
  'pozastavit',
  'ukoncit',
] as const
export type PlanPanel = (typeof PANELS)[number]

/** Of the page of a link. */
export const LINK_FORM = 'odkaz'

/** In the address: the thing that is to be swapped, and where on the page of a link its choices stand. */
export const SWAPPED = 'co'
export const SWAP_PLACE = 'vymenit'

export function readPanel(search: URLSearchParams): PlanPanel | null {
  return PANELS.find((panel) => panel === search.get('akce')) ?? null
}

/** The page with a panel of one plan open, or with none. */
export function panelAddress(planId: number, panel?: PlanPanel, more: Record<string, string | number> = {}) {
  const query = new URLSearchParams({ plan: String(planId), ...(panel ? { akce: panel } : {}) })
  for (const [name, value] of Object.entries(more)) query.set(name, String(value))
  return `/ucet/pravidelne-doruceni?${query}#plan-${planId}` as const
}
