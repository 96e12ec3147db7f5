/** What a delivery is free from and cash on delivery costs, as the pages say: either may be less, never more. Haléře. */
export const PROMISED_FREE_FROM = 1290_00
export const PROMISED_COD_FEE = 39_00
/** Who orders on a working day until then has the parcel sent the same day; the hour may be later, never earlier. */
export const PROMISED_CUT_OFF = '12:00'
