/** Rows and columns that some role must not see, each with a word that occurs nowhere else. */
export const PLANTED_SQL = `
  update private.secrets set value = 'marker-private';
  insert into private.secrets values (2, 'marker-private');
  create table shop.vault (id integer primary key, content text not null);
  insert into shop.vault values (1, 'marker-vault'), (2, 'marker-vault');
  create table shop.drafts (id integer primary key, product_id integer references shop.products, body text);
  alter table shop.drafts enable row level security;
  create policy staff_drafts on shop.drafts to staff using (true);
  grant all on shop.drafts to anon, customer, staff;
  insert into shop.drafts values (1, 1, 'marker-draft'), (2, 3, 'marker-draft');
  update shop.customers set internal_note = 'marker-note';
  update shop.customers set email = 'marker-bob@example.com', name = 'marker-bob' where id = 2;
  update shop.orders set total = 987654.32 where customer_id = 2;
  update backoffice.notes set note = 'marker-backoffice';
  create function shop.forbidden() returns text language sql stable as $$ select 'marker-function'::text $$;
`

export interface Caller {
  name: 'anon' | 'customer' | 'staff'
  claims: Record<string, unknown> | undefined
  /** Never in any answer to this caller. */
  forbidden: string[]
}

const NOBODY = ['marker-private', 'marker-vault', 'marker-function']
const STAFF_ONLY = ['marker-draft', 'marker-note', 'marker-bob', '987654.32', 'marker-backoffice']

export const CALLERS: Caller[] = [
  { name: 'anon', claims: undefined, forbidden: [...NOBODY, ...STAFF_ONLY, 'ann@example.com'] },
  { name: 'customer', claims: { role: 'customer', customer_id: 1 }, forbidden: [...NOBODY, ...STAFF_ONLY] },
  { name: 'staff', claims: { role: 'staff' }, forbidden: NOBODY },
]
