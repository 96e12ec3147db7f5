export const FOUND_FORM = 'nalez'
