/** What a card of the grid shows; texts are ready to be read. */
export interface ProductCardView {
  to: string
  name: string
  subtitle: string
  protein: string | null
  proteinName: string | null
  pack: string
  price: string
  formerPrice: string | null
  unitPrice: string | null
  lowestPrice: string | null
  discount: string | null
  isInStock: boolean
  image: CardImage | null
}

export interface CardImage {
  name: string
  hash: string
  alt: string
  width: number
  height: number
}
