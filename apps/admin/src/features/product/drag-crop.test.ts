import { expect, test } from 'vitest'
import { dragCrop, squareOf, typeShare, WHOLE } from './drag-crop.ts'

test('a hand that goes up and left draws the same as one that goes down and right', () => {
  const [from, to] = [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 1 },
  ]
  expect(dragCrop(to, from)).toEqual({ x: 0.25, y: 0.5, width: 0.5, height: 0.5 })
  expect(dragCrop(from, to)).toEqual(dragCrop(to, from))
})

test('a hand outside of the picture stops at its edge', () => {
  expect(dragCrop({ x: 0.5, y: -1 }, { x: 7, y: 2 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 })
})

test('numbers never reach over the edge', () => {
  expect(typeShare(WHOLE, 'x', 25)).toEqual({ x: 0.25, y: 0, width: 0.75, height: 1 })
  expect(typeShare(WHOLE, 'height', 400)).toEqual(WHOLE)
  expect(typeShare(WHOLE, 'width', Number.NaN)).toEqual({ ...WHOLE, width: 0 })
})

test('the square of a wide picture is its middle', () => {
  expect(squareOf({ width: 1600, height: 800 })).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
})
