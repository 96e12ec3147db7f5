/** Widths in px. The style sheets repeat them as `max-width: 450px`, `min-width: 451px`, `min-width: 1251px`. */
export const BREAKPOINTS = { small: 450, medium: 1250 } as const

/** Small is the default look; medium and large add to it. */
export const MEDIA = {
  small: `(max-width: ${BREAKPOINTS.small}px)`,
  medium: `(min-width: ${BREAKPOINTS.small + 1}px) and (max-width: ${BREAKPOINTS.medium}px)`,
  mediumUp: `(min-width: ${BREAKPOINTS.small + 1}px)`,
  large: `(min-width: ${BREAKPOINTS.medium + 1}px)`,
} as const
