import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FormState } from '#app/forms/form-state.ts'
import { AppealForm } from './appeal-form.tsx'

const refused: FormState = {
  form: 'odvolani-7',
  values: { words: 'O misce to je.' },
  errors: [],
  refusal: 'Zkuste to za chvíli.',
  code: 'too_many_attempts',
}

function draw(state: FormState | undefined): string {
  const router = createMemoryRouter([{ path: '/', element: <AppealForm reviewId={7} state={state} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('is folded until it was refused; then it is open, says why and keeps the words', () => {
  expect(draw(undefined)).toMatch(/<details><summary/)
  const html = draw(refused)
  expect(html).toMatch(/<details open=""/)
  expect(html).toContain('Zkuste to za chvíli.')
  expect(html).toContain('O misce to je.</textarea>')
})
