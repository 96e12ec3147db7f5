import { describe, expect, it } from 'vitest'
import { BREAKPOINTS, MEDIA } from './breakpoints.ts'

describe('breakpoints', () => {
  it('are those of the specification', () => {
    expect(BREAKPOINTS).toEqual({ small: 450, medium: 1250 })
  })

  it('leave no width without a name and none with two', () => {
    expect(MEDIA.small).toBe('(max-width: 450px)')
    expect(MEDIA.medium).toBe('(min-width: 451px) and (max-width: 1250px)')
    expect(MEDIA.large).toBe('(min-width: 1251px)')
  })
})
