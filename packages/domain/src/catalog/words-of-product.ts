interface ProductWords {
  readonly basics: Readonly<Record<'name' | 'subtitle' | 'storageText' | 'warnings', string>>
  readonly texts: Readonly<Record<'shortDescription' | 'description' | 'seoTitle' | 'seoDescription', string>> & {
    readonly benefits: readonly string[]
  }
  /** The note under the feeding table; null without one. */
  readonly guide: { readonly note: string } | null
  readonly pictures: readonly { readonly alt: string }[]
}

/** What a product says about itself, a field each: the guard of claims counts in these, and the editor marks these. */
export function wordsOfProduct({ basics, texts, guide, pictures }: ProductWords): string[] {
  return [
    ...[basics.name, basics.subtitle, basics.storageText, basics.warnings],
    ...[texts.shortDescription, texts.description, texts.benefits.join('\n'), texts.seoTitle, texts.seoDescription],
    guide?.note ?? '',
    ...pictures.map(({ alt }) => alt),
  ]
}
