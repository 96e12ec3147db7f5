/** This installation serves one storefront; every customer row says which. */
export const STOREFRONT_ID = 1
