export const ADD_FORM = 'adresa'
/** Buttons of addresses and of what was sent. */
export const LIST_FORM = 'adresy'
export const KEY_FORM = 'klic'
/** Buttons of keys. */
export const KEYS_FORM = 'klice'
