/** How every code won at a fair begins. Each is for one order of one person. */
export const WON_CODE = 'KOLO'
