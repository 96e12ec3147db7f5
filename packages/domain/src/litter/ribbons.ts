/** By which puppies of a litter are told apart. */
export const RIBBONS = [
  'none',
  ...(['blue', 'yellow', 'green', 'red', 'white', 'black', 'pink', 'orange', 'violet'] as const),
] as const
export type Ribbon = (typeof RIBBONS)[number]
