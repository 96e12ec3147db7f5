import { expect, test } from 'vitest'
import { markDroppable } from './drop-unused-router-parts.ts'

test('what is made by a call may be dropped, and no name holds it', () => {
  const code = 'const Link = React$1.forwardRef(function LinkWithRef() {\n});\nLink.displayName = "Link";\nuse();'
  expect(markDroppable(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {\n});\n\nuse();',
  )
})

test('a name that is given inside a function stays', () => {
  const code = 'function make() {\n\tFetcherForm.displayName = "fetcher.Form";\n}'
  expect(markDroppable(code)).toBe(code)
})
