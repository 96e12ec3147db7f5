/** Why the last step was refused, and where it can be mended. */
export interface ShippingState {
  refusal: string
  code: string
}
