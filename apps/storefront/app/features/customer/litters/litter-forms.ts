export const LITTER_FORM = 'vrh'
export const PUPPIES_FORM = 'stenata'
export const WEIGHTS_FORM = 'vahy'
export const BASKET_FORM = 'kosik'
export const offerForm = (puppyId: number) => `predat-${puppyId}`
/** The most packs that a basket for new owners holds. */
export const MOST_PACKS = 20
/** Rows of the form of a birth. */
export const PUPPY_ROWS = 12
export const GRAMS_FIELD = /^grams\.(\d+)$/
