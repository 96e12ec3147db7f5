import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AddSynonym, ChangeSynonym, RemoveSynonym, SynonymParams, Synonyms, SynonymsQuery } from '../setting/synonym.ts'
import { Nothing } from '../text-fields.ts'

/** What customers call things: the search takes it at once. */
export const staffSynonymEndpoints = {
  synonyms: endpoint({
    method: 'GET',
    path: '/staff/synonyms',
    summary: 'What words mean to the search, by part of either side.',
    access: 'staff',
    work: 'content',
    query: SynonymsQuery,
    reply: Synonyms,
    refusals: [],
  }),
  addSynonym: endpoint({
    method: 'POST',
    path: '/staff/synonyms',
    summary: 'Teaches the search another word.',
    access: 'staff',
    work: 'content',
    body: AddSynonym,
    reply: z.object({ synonymId: z.number() }),
    status: 201,
    refusals: ['name_taken', 'change_refused'],
  }),
  changeSynonym: endpoint({
    method: 'PUT',
    path: '/staff/synonyms/:synonymId',
    summary: 'Another word or another meaning.',
    access: 'staff',
    work: 'content',
    params: SynonymParams,
    body: ChangeSynonym,
    reply: Nothing,
    refusals: ['name_taken', 'change_refused', 'version_conflict'],
  }),
  removeSynonym: endpoint({
    method: 'POST',
    path: '/staff/synonyms/:synonymId/removal',
    summary: 'The search forgets it.',
    access: 'staff',
    work: 'content',
    params: SynonymParams,
    body: RemoveSynonym,
    reply: Nothing,
    refusals: ['version_conflict'],
  }),
} as const
