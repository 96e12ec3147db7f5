import {
  CollectionChange,
  CollectionParams,
  CollectionPreview,
  NewCollection,
  PreviewCollection,
  StaffCollection,
  StaffCollections,
} from '../../catalog/collection.ts'
import { endpoint } from '../../endpoint.ts'

/** Shelves by rule. Which goods are on one is asked of the grid, so a save is seen at once. */
export const staffCollectionEndpoints = {
  collections: endpoint({
    method: 'GET',
    path: '/staff/collections',
    summary: 'All collections with their rules and how many goods are on them now.',
    access: 'staff',
    work: 'goods_seen',
    reply: StaffCollections,
    refusals: [],
  }),
  previewCollection: endpoint({
    method: 'POST',
    path: '/staff/collections/preview',
    summary: 'Which goods a rule would show now; nothing is written.',
    access: 'staff',
    work: 'goods',
    body: PreviewCollection,
    reply: CollectionPreview,
    refusals: ['choice_unknown'],
  }),
  addCollection: endpoint({
    method: 'POST',
    path: '/staff/collections',
    summary: 'A new shelf by rule.',
    access: 'staff',
    work: 'goods',
    body: NewCollection,
    reply: StaffCollection,
    status: 201,
    refusals: ['name_taken', 'choice_unknown'],
  }),
  saveCollection: endpoint({
    method: 'PUT',
    path: '/staff/collections/:collectionId',
    summary: 'Other words, another rule, public or not.',
    access: 'staff',
    work: 'goods',
    params: CollectionParams,
    body: CollectionChange,
    reply: StaffCollection,
    refusals: ['version_conflict', 'name_taken', 'choice_unknown'],
  }),
} as const
