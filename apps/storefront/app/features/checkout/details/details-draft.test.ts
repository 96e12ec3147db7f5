import { describe, expect, test } from 'vitest'
import { droppedDraft, readDraft, toDraftCookie } from './details-draft.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('a draft of the form', () => {
  test('comes back as it was written, without what is empty and without the button', () => {
    const cookie = toDraftCookie(
      form({ street: 'Žižkova 3; a & b=c', city: '', onCompany: '1', intent: 'next' }),
      false,
    )
    const [pair = ''] = cookie.split('; ')
    expect(readDraft(`jina=1; ${pair}; dalsi=2`)).toEqual({ street: 'Žižkova 3; a & b=c', onCompany: '1' })
  })

  test('is for the checkout only and goes away by itself', () => {
    expect(toDraftCookie(form({ city: 'Brno' }), false)).toMatch(/; Path=\/kosik; Max-Age=3600; SameSite=Lax$/)
    expect(toDraftCookie(form({ city: 'Brno' }), true)).toMatch(/; SameSite=Lax; Secure$/)
    expect(droppedDraft(true)).toMatch(/; Max-Age=0; SameSite=Lax; Secure$/)
  })

  test('is given up when it is longer than a browser keeps', () => {
    expect(toDraftCookie(form({ note: 'ž'.repeat(1000) }), false)).toBe(droppedDraft(false))
  })

  test.each([null, '', 'cenich_udaje=', 'cenich_udaje=%E0%A4%A'])('is none in %j', (cookies) => {
    expect(readDraft(cookies)).toBeNull()
  })
})
