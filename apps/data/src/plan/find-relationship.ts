import { ApiError } from '#app/errors.ts'
import type { SelectEmbed } from '#app/request/select.ts'
import type { Relation, Relationship } from '#app/schema-cache/schema-cache.ts'

/** Which relationship a `target!hint` in the select means. */
export function findRelationship(schema: string, parent: Relation, embed: SelectEmbed): Relationship {
  const computed = parent.relationships.find(
    (candidate) => candidate.kind === 'computed' && candidate.functionName === embed.target,
  )
  if (computed) return computed
  const candidates = parent.relationships.filter((candidate) => isMeant(candidate, embed))
  if (candidates.length === 1) return candidates[0] as Relationship
  throw candidates.length === 0 ? noRelationship(schema, parent, embed) : ambiguous(parent, embed, candidates)
}

function isMeant(candidate: Relationship, { target, hint }: SelectEmbed): boolean {
  if (candidate.kind === 'computed') return false
  if (candidate.kind === 'junction') {
    return candidate.target === target && (hint === undefined || isJunctionHint(candidate, hint))
  }
  if (candidate.target === target) {
    // From a table to itself its name means the children; the parent is named by the column.
    if (candidate.isSelf && candidate.isOwner) return false
    return hint === undefined || isKeyHint(candidate, hint)
  }
  // Deprecated in the reference: the constraint or the column of the foreign key in place of the table.
  const isNamedByKey =
    candidate.constraint === target || (candidate.pairs.length === 1 && candidate.pairs[0]?.[0] === target)
  return candidate.isOwner && !candidate.isToView && isNamedByKey && (hint === undefined || isKeyHint(candidate, hint))
}

function isKeyHint(candidate: Extract<Relationship, { kind: 'key' }>, hint: string): boolean {
  const [only] = candidate.pairs
  return candidate.constraint === hint || (candidate.pairs.length === 1 && (only?.[0] === hint || only?.[1] === hint))
}

function isJunctionHint(candidate: Extract<Relationship, { kind: 'junction' }>, hint: string): boolean {
  return candidate.junction === hint || candidate.constraints.includes(hint)
}

function noRelationship(schema: string, parent: Relation, { target, hint }: SelectEmbed): ApiError {
  const using = hint === undefined ? '' : ` using the hint '${hint}'`
  const between = `between '${parent.name}' and '${target}'`
  return new ApiError(400, 'PGRST200', `Could not find a relationship ${between} in the schema cache`, {
    details: `Searched for a foreign key relationship ${between}${using} in the schema '${schema}', but no matches were found.`,
  })
}

function ambiguous(parent: Relation, { target }: SelectEmbed, candidates: Relationship[]): ApiError {
  const choices = candidates.map((candidate) => `'${target}!${choiceOf(candidate)}'`).join(', ')
  const message = `Could not embed because more than one relationship was found for '${parent.name}' and '${target}'`
  return new ApiError(300, 'PGRST201', message, {
    details: candidates.map((candidate) => describe(parent, candidate)),
    hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  })
}

function choiceOf(candidate: Relationship): string {
  if (candidate.kind === 'computed') return candidate.functionName
  return candidate.kind === 'key' ? candidate.constraint : candidate.junction
}

function describe(parent: Relation, candidate: Relationship) {
  if (candidate.kind === 'computed') return {}
  const list = (columns: string[]) => `(${columns.join(', ')})`
  const relationship =
    candidate.kind === 'key'
      ? `${candidate.constraint} using ${parent.name}${list(candidate.pairs.map(([own]) => own))} and ${candidate.target}${list(candidate.pairs.map(([, other]) => other))}`
      : `${candidate.junction} using ${candidate.constraints[0]}${list(candidate.here.map(([, own]) => own))} and ${candidate.constraints[1]}${list(candidate.there.map(([own]) => own))}`
  return { cardinality: candidate.cardinality, embedding: `${parent.name} with ${candidate.target}`, relationship }
}
