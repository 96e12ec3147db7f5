import { toSlug } from '@shop/domain/catalog/slug'

const LONGEST_NAME = 80

/** Of `Losos 2 kg (přední).JPG` stays `losos-2-kg-predni`. */
export function toStoredName(file: string, unnamed: string): string {
  const slug = toSlug(file.replace(/\.[a-z0-9]{2,5}$/i, ''))
  return slug.slice(0, LONGEST_NAME).replace(/-$/, '') || unnamed
}
