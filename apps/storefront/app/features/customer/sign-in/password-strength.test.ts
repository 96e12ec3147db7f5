import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('passwordStrength', () => {
  test.each([
    ['rozmaryn', 'short'],
    ['rozmarynka', 'fair'],
    ['aaaaaaaaaaaaaaaa', 'fair'],
    ['rozmaryn a tym', 'good'],
    ['rozmaryn a tymian v misce', 'strong'],
  ] as const)('calls %s %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
