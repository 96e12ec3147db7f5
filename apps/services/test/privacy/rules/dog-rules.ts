import { erased, goesWith, keep, type PersonalRules } from './personal-rule.ts'

/** Dogs of a household, what they eat and what they wear. */
export const DOG_RULES: PersonalRules = {
  'shop.dogs': {
    columns: ['customer_id', 'name', 'note', 'allergies', 'breed', 'chip_number', 'vet_name', 'vet_phone', 'vet_email'],
    export: 'dogs',
    deletion: erased('dogs'),
    retention: keep('30 days after removal', 'dogs'),
  },
  'shop.dog_weights': {
    columns: ['dog_id'],
    export: 'dogs',
    deletion: goesWith('shop.dogs'),
    retention: goesWith('shop.dogs'),
  },
  'shop.dog_tags': {
    columns: ['dog_id', 'note'],
    export: 'dogs',
    deletion: goesWith('shop.dogs'),
    retention: goesWith('shop.dogs'),
  },
  'shop.dog_foods': {
    columns: ['dog_id'],
    export: 'dogs',
    deletion: goesWith('shop.dogs'),
    retention: goesWith('shop.dogs'),
  },
  'shop.bag_notes': {
    columns: ['customer_id', 'order_id'],
    export: 'bags',
    deletion: erased('bagNotes'),
    retention: keep('1 year', 'bagNotes'),
  },
}
