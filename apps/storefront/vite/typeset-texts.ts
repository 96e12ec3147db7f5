import { nonBreaking } from '@shop/czech/non-breaking'
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Does the work of `typeset()` once, at build: sentences reach the browser with their hard spaces in them, and neither
 * the rules nor the time to apply them is spent there. Tests run without it and get the same from the function.
 */
export function typesetTexts(): Plugin {
  return {
    name: 'typeset-texts',
    apply: 'build',
    transform(code, id) {
      if (!/\/app\/texts\/[\w/-]+\.ts$/.test(id) || !code.includes('typeset(')) return null
      const edits = findCalls(this.parse(code) as unknown as Node).flatMap(editsOfCall)
      return { code: applyEdits(code, edits), map: null }
    },
  }
}

function editsOfCall(call: Node): Edit[] {
  const callee = call.callee as Node
  const literals = (call.arguments as Node[]).flatMap(findSentences)
  return [
    { start: callee.start, end: callee.end, text: '' },
    ...literals.map(({ start, end, value }) => ({ start, end, text: JSON.stringify(nonBreaking(String(value))) })),
  ]
}

function findCalls(node: Node): Node[] {
  const own =
    node.type === 'CallExpression' && (node.callee as Node & { name?: string }).name === 'typeset' ? [node] : []
  return [...own, ...childrenOf(node).flatMap(findCalls)]
}

/** String values, not the names of properties. */
function findSentences(node: Node): Node[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : []
  if (node.type === 'Property') return findSentences(node.value as Node)
  return childrenOf(node).flatMap(findSentences)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
}

function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}
