import { describe, expect, it } from 'vitest'
import { findEditorial } from './find-editorial.server.ts'

describe('findEditorial', () => {
  it('finds an article without diacritics', () => {
    expect(findEditorial('masova moucka', 3).articles[0]?.to).toBe('/blog/co-znamena-masova-moucka')
  })

  it('finds a question by all of its words', () => {
    expect(findEditorial('objednat bez registrace', 3).questions[0]?.to).toBe(
      '/casto-kladene-dotazy/objednavka/jak-objednat-bez-registrace',
    )
  })

  it('finds nothing for an empty query', () => {
    expect(findEditorial('  ', 3)).toEqual({ articles: [], questions: [] })
  })
})
