import { expect, test } from 'vitest'
import { wordsOfProduct } from './words-of-product.ts'

test('words of a product are a text for each field that is marked', () => {
  const basics = { name: 'Granule', subtitle: 'Pro psy', storageText: 'V suchu', warnings: '' }
  const texts = {
    ...{ shortDescription: 'Krátce', description: 'Dlouze', benefits: ['Jedna', 'Dvě'] },
    ...{ seoTitle: 'Titulek', seoDescription: 'Popis' },
  }
  const product = { basics, texts, guide: { note: 'Po lžících' }, pictures: [{ alt: 'Pytel' }, { alt: 'Miska' }] }
  expect(wordsOfProduct(product)).toEqual([
    ...['Granule', 'Pro psy', 'V suchu', '', 'Krátce', 'Dlouze', 'Jedna\nDvě', 'Titulek', 'Popis'],
    ...['Po lžících', 'Pytel', 'Miska'],
  ])
  expect(wordsOfProduct({ ...product, guide: null, pictures: [] })).toHaveLength(10)
})
