import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PageNode } from './page-tree.ts'

// React as the shop itself has it: the bench measures that one, not another copy.
const require = createRequire(join(import.meta.dirname, '../../apps/storefront/package.json'))
const { createElement } = require('react') as { createElement(...args: unknown[]): unknown }
const { renderToPipeableStream } = require('react-dom/server') as {
  renderToPipeableStream(tree: unknown, options: object): { pipe(target: unknown): void }
}

const tree = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PageNode

function draw(node: PageNode): unknown {
  if (typeof node === 'string') return node
  return createElement(node.tag, node.props, ...node.children.map(draw))
}

/** The same elements and nothing around them: no router, no loaders, no cache headers, no policy. */
createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(draw(tree), {
    onShellReady() {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      pipe(response)
    },
  })
}).listen(Number(process.argv[3]), '127.0.0.1')
