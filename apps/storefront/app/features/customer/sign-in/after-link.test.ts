import { describe, expect, it } from 'vitest'
import { afterLink } from './after-link.ts'

describe('afterLink', () => {
  it('goes on to where the customer was going', () => {
    expect(afterLink({ purpose: 'sign_in', signedIn: true, returnTo: '/kosik/obsah' })).toBe('/kosik/obsah')
  })

  it('stays in the shop, whatever was stored', () => {
    expect(afterLink({ purpose: 'sign_in', signedIn: true, returnTo: '//evil.example' })).toBe('/ucet/prehled')
  })

  it('welcomes a new customer', () => {
    const outcome = { purpose: 'confirm_registration', signedIn: true, returnTo: null } as const
    expect(afterLink(outcome)).toBe('/ucet/prehled?vitejte')
  })
})
