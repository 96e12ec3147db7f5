import { expect, test } from 'vitest'
import { movePicture, type PictureDraft, toPictures } from './picture-draft.ts'

const picture = (imageId: number): PictureDraft => ({
  ...{ imageId, hash: `${imageId}`.padStart(16, '0'), key: 'losos', variantId: null, alt: ` Balení ${imageId} ` },
  ...{ width: 800, height: 600, source: null, crop: null },
})
const list = [picture(1), picture(2), picture(3)]

test.each([
  [0, 1, [2, 1, 3]],
  [2, 0, [3, 1, 2]],
  [0, -1, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
])('from %i to %i', (from, to, order) => {
  expect(movePicture(list, from, to).map(({ imageId }) => imageId)).toEqual(order)
})

test('sends what a command asks for, and words without the spaces around them', () => {
  expect(toPictures([picture(1)])).toEqual([{ imageId: 1, hash: '0000000000000001', variantId: null, alt: 'Balení 1' }])
})
