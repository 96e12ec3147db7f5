export interface AddressSuggestion {
  placeCode: number | null
  label: string
  street: string
  city: string
  zip: string
  /** A house, not only a street. */
  isComplete: boolean
}
