/** One address place as the public register RÚIAN knows it. */
export interface Place {
  code: number
  municipalityCode: number
  municipality: string
  part: string
  /** Empty in a village without streets. */
  street: string
  /** A cottage has a number of evidence instead of a descriptive one. */
  isEvidence: boolean
  houseNumber: number
  orientationNumber: number | null
  orientationLetter: string | null
  zip: string
}
