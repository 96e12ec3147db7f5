export const OFFER_FORM = 'nabidka'
