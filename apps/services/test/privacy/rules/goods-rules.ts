import { leftOut, type PersonalRules, untouched } from './personal-rule.ts'

const PAST_OF_GOODS = {
  export: leftOut('what staff did to goods; customers are not in it'),
  deletion: untouched('customers are not in it'),
  retention: untouched('for good: it is the past of the goods, not of a person'),
}

/** What staff did to many goods at once, and what they plan to say. */
export const GOODS_RULES: PersonalRules = {
  'internal.bulk_changes': {
    columns: ['created_by', 'applied_by', 'undone_by', 'reason', 'undo_reason', 'name', 'file', 'headers'],
    harmless: ['kind', 'state', 'encoding', 'delimiter', 'file_hash', 'columns', 'selection', 'samples'],
    ...PAST_OF_GOODS,
  },
  'internal.bulk_rows': {
    columns: ['cells', 'changes'],
    harmless: ['sku', 'title', 'outcome', 'state', 'problems', 'seen', 'done'],
    ...PAST_OF_GOODS,
  },
  'shop.section_drafts': {
    columns: ['planned_by'],
    harmless: ['title', 'seo_title', 'seo_description', 'blocks'],
    export: leftOut('who of staff planned a page; customers are not in it'),
    deletion: untouched('customers are not in it'),
    retention: untouched('gone when the draft is published'),
  },
}
