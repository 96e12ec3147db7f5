import { dirname } from 'node:path'
import type { Module } from './module.ts'

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Circles of files, types included: each is the list of files that reach each other. */
export function circlesOfFiles(modules: readonly Module[]): string[][] {
  return circles(toGraph(modules, (path) => path))
}

/**
 * Circles among the children of one folder, at every depth. A file that lies in the folder itself stands for itself:
 * an entry point above its rooms and a word below them may share a folder.
 */
export function circlesOfFolders(modules: readonly Module[], base: string): string[][] {
  const inside = modules.filter(({ path }) => path.startsWith(`${base}/`))
  const parents = new Set(inside.flatMap(({ path }) => parentsOf(path, base)))
  return [...parents].flatMap((parent) => {
    const children = inside.filter(({ path }) => path.startsWith(`${parent}/`))
    return circles(toGraph(children, (path) => childOf(path, parent))).filter((circle) => circle.some(isFolder))
  })
}

const isFolder = (node: string) => node.endsWith('/')

function parentsOf(path: string, base: string): string[] {
  const folder = dirname(path)
  return folder === base ? [base] : [folder, ...parentsOf(folder, base)]
}

function childOf(path: string, parent: string): string | null {
  if (!path.startsWith(`${parent}/`)) return null
  const [child = '', ...rest] = path.slice(parent.length + 1).split('/')
  return rest.length > 0 ? `${parent}/${child}/` : path
}

function toGraph(modules: readonly Module[], nodeOf: (path: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>()
  const known = new Set(modules.map(({ path }) => path))
  for (const { path, imports } of modules) {
    const from = nodeOf(path)
    if (from === null) continue
    const edges = graph.get(from) ?? new Set()
    graph.set(from, edges)
    for (const { target, kind } of imports) {
      const to = target !== null && kind !== 'path' && known.has(target) ? nodeOf(target) : null
      if (to !== null && to !== from) edges.add(to)
    }
  }
  return graph
}

/** Tarjan's strongly connected components, of which only those with more than one member are circles. */
function circles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const found: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    stack.push(node)
    open.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== order.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    for (const member of circle) open.delete(member)
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
