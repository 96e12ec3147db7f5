import type { Step } from './step.ts'

const LAYOUT = /^layout-/
const PAGE = /^(.+)___cs$/

/** `layout-default page-blog-slug`: what styles, tests and measurement recognise a page by. */
export const bodyClass: Step = {
  bodyClass(routes) {
    const layout = routes.find(({ id }) => LAYOUT.test(id))?.id
    const page = routes.map(({ id }) => PAGE.exec(id)?.[1]).find(Boolean)
    return [layout, page && `page-${page}`].filter(Boolean).join(' ')
  },
}
