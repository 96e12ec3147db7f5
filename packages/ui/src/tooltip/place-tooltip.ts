export const TOOLTIP_DELAY_MS = 50
/** The tooltip never comes nearer to the edge of the window than this, in px. */
export const TOOLTIP_BOUNDARY_PADDING = 5
const GAP = 10

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

type TooltipPlace = {
  left: number
  top: number
  side: 'above' | 'below'
  /** Where the arrow sits, from the left edge of the tooltip. */
  arrow: number
}

/** Centred above the anchor, below it when there is no room, moved sideways to stay inside the window. */
export function placeTooltip(anchor: Box, tip: Size, view: Size, padding = TOOLTIP_BOUNDARY_PADDING): TooltipPlace {
  const middle = anchor.left + anchor.width / 2
  const rightmost = view.width - padding - tip.width
  const left = Math.max(padding, Math.min(middle - tip.width / 2, rightmost))
  const above = anchor.top - GAP - tip.height
  const fits = above >= padding
  return {
    left,
    top: fits ? above : anchor.top + anchor.height + GAP,
    side: fits ? 'above' : 'below',
    arrow: middle - left,
  }
}
