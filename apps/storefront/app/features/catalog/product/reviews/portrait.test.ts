import { describe, expect, test } from 'vitest'
import { portraitOf } from './portrait.ts'

describe('the portrait of a reviewed dog', () => {
  test.each([
    ['jezevčík, 9 kg', /jezevcik/],
    ['dva knírači, 6 a 9 let, 16 kg', /knirac/],
    ['labrador, 6 let, 33 kg', /labrador/],
    ['labradorský retrívr, 2 roky', /labrador/],
    ['mops, 8 kg', /mops/],
    ['border kolie, 4 roky, 19 kg', /border-collie/],
    ['kříženec, 7 let, 17 kg', /vorisek/],
    ['kříženec labradora, 20 kg', /vorisek/],
  ])('%s', (dog, src) => {
    expect(portraitOf(dog)?.src).toMatch(src)
  })

  test.each(['australský ovčák, 23 kg', 'zlatý retrívr, 30 kg', 'francouzský buldoček, 12 kg', 'stafbul', '', null])(
    '%s has no picture, so none is shown',
    (dog) => {
      expect(portraitOf(dog)).toBeNull()
    },
  )
})
