export const PIN_FORM = 'pin'
export const FAIR_FORM = 'veletrh'
