import { CHOICE_COOKIE, COOKIE_WORDING, EVERYTHING, formatChoice } from '@shop/domain/marketing/cookie-choice'
import { describe, expect, test } from 'vitest'
import { readChoice } from './marketing.ts'

const key = '00000000-0000-4000-8000-000000000000'
const value = formatChoice({ ...EVERYTHING, key, wordingVersion: COOKIE_WORDING })

describe('the choice about cookies', () => {
  test.each([
    ['alone', `${CHOICE_COOKIE}=${value}`],
    ['first', `${CHOICE_COOKIE}=${value}; i18n_redirected=cs`],
    ['last', `i18n_redirected=cs; ${CHOICE_COOKIE}=${value}`],
  ])('is read where it stands %s', (_place, cookies) => {
    expect(readChoice(cookies)).toMatchObject({ ...EVERYTHING, key })
  })

  test.each([
    ['nobody was asked', null],
    ['another cookie ends like ours', `x${CHOICE_COOKIE}=${value}`],
    ['it is no choice', `${CHOICE_COOKIE}=ano`],
  ])('is none when %s', (_what, cookies) => {
    expect(readChoice(cookies)).toBeNull()
  })
})
