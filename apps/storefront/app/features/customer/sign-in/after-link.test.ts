import { describe, expect, test } from 'vitest'
import { afterLink } from './after-link.ts'

describe('afterLink', () => {
  test('goes on to where the customer was going', () => {
    expect(afterLink({ purpose: 'sign_in', signedIn: true, returnTo: '/kosik/obsah' })).toBe('/kosik/obsah')
  })

  test('stays in the shop, whatever was stored', () => {
    expect(afterLink({ purpose: 'sign_in', signedIn: true, returnTo: '//evil.example' })).toBe('/ucet/prehled')
  })

  test('welcomes a new customer', () => {
    const outcome = { purpose: 'confirm_registration', signedIn: true, returnTo: null } as const
    expect(afterLink(outcome)).toBe('/ucet/prehled?vitejte')
  })
})
