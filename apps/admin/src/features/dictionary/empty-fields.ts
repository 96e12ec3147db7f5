import type { EntryFields } from '@shop/contract/catalog/dictionary'
import type { Dictionary } from '@shop/domain/catalog/dictionary'

/** A row before anybody has written anything. */
export function emptyFields(dictionary: Dictionary): EntryFields {
  switch (dictionary) {
    case 'categories': {
      const words = { intro: '', body: '', seoTitle: '', seoDescription: '' }
      return { dictionary, name: '', slug: '', parentId: null, ...words }
    }
    case 'brands':
      return { dictionary, name: '' }
    case 'ingredients':
      return { dictionary, name: '', parentId: null, withoutName: null, isAnimal: false, allergen: null }
    case 'authors':
      return { dictionary, name: '', bio: '' }
    case 'topics':
      return { dictionary, name: '', slug: '', description: '', seoTitle: '', seoDescription: '' }
  }
}
