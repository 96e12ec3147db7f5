// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'
import { Pager } from './pager.tsx'

afterEach(cleanup)

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 8, [1, 2, 3, null, 8]],
    [4, 8, [1, 2, 3, 4, 5, null, 8]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [8, 8, [1, null, 7, 8]],
  ])('on page %i of %i offers %j', (current, total, pages) => {
    expect(pageNumbers(current, total)).toEqual(pages)
  })
})

function draw(current: number, total: number) {
  return render(
    <Pager
      label="Pages"
      labels={{ previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
      current={current}
      total={total}
      renderLink={({ page, children, ...rest }) => (
        <a href={`/list/${page}`} {...rest}>
          {children}
        </a>
      )}
    />,
  )
}

describe('Pager', () => {
  test('links the neighbours with their relation', () => {
    draw(2, 8)
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/list/1')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next')
  })

  test('marks the current page and does not link it', () => {
    const { container } = draw(2, 8)
    expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Page 22')
    expect(screen.queryByRole('link', { name: 'Page 2' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Page 8' }).getAttribute('href')).toBe('/list/8')
  })

  test('has no way back on the first page and none on at the last', () => {
    draw(1, 2)
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    cleanup()
    draw(2, 2)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  test('draws nothing for a single page', () => {
    expect(draw(1, 1).container.innerHTML).toBe('')
  })
})
