import {
  DictionaryParams,
  EntryChange,
  EntryParams,
  NewEntry,
  OrderCategories,
  RemoveEntry,
  StaffDictionary,
  StaffEntry,
} from '../../catalog/dictionary.ts'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../text-fields.ts'

/** Lists that goods and articles choose from: categories, brands, ingredients, authors, topics. */
export const staffDictionaryEndpoints = {
  dictionary: endpoint({
    method: 'GET',
    path: '/staff/dictionaries/:dictionary',
    summary: 'All rows of one list and how many things use each.',
    access: 'staff',
    work: 'goods',
    params: DictionaryParams,
    reply: StaffDictionary,
    refusals: [],
  }),
  addEntry: endpoint({
    method: 'POST',
    path: '/staff/dictionaries',
    summary: 'A new row; its code comes from its first name.',
    access: 'staff',
    work: 'goods',
    body: NewEntry,
    reply: StaffEntry,
    status: 201,
    refusals: ['name_taken', 'choice_unknown'],
  }),
  saveEntry: endpoint({
    method: 'PUT',
    path: '/staff/dictionaries/:dictionary/:entryId',
    summary: 'Another name, place or words; pages, filters and search follow, an old address leads on.',
    access: 'staff',
    work: 'goods',
    params: EntryParams,
    body: EntryChange,
    reply: StaffEntry,
    refusals: ['version_conflict', 'name_taken', 'choice_unknown', 'choice_used'],
  }),
  removeEntry: endpoint({
    method: 'POST',
    path: '/staff/dictionaries/:dictionary/:entryId/removal',
    summary: 'Takes away a row that nothing uses.',
    access: 'staff',
    work: 'goods',
    params: EntryParams,
    body: RemoveEntry,
    reply: Nothing,
    refusals: ['version_conflict', 'choice_used'],
  }),
  orderCategories: endpoint({
    method: 'POST',
    path: '/staff/category-order',
    summary: 'Puts categories beside each other, or topics of the blog, in order.',
    access: 'staff',
    work: 'goods',
    body: OrderCategories,
    reply: StaffDictionary,
    refusals: ['version_conflict'],
  }),
} as const
