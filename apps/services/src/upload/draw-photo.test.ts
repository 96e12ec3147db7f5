import { expect, test } from 'vitest'
import { drawPhoto } from '#app/upload/draw-photo'

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture that is drawn while others begin is not called broken', async () => {
  const drawMany = async () => {
    let broken = 0
    for (let round = 0; round < 100; round += 1) if (!(await drawPhoto(PIXEL)).ok) broken += 1
    return broken
  }
  expect(await Promise.all(Array.from({ length: 12 }, drawMany))).toEqual(Array.from({ length: 12 }, () => 0))
})

test('what is no photograph is broken, whatever it is called', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  expect(await drawPhoto(svg)).toMatchObject({ ok: false, code: 'broken_picture' })
})
