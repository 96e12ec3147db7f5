/** The dog that stands in until somebody describes theirs. */
export const USUAL_KG = 20
