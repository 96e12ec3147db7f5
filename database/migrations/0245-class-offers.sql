-- migrate:up

-- A basket that a trainer prepares for a class carries the trainer's code to whoever takes it.
-- locks: one row at a time is written to prepared baskets, and the column is empty.
alter table shop.prepared_baskets add column referral_code_id bigint references shop.referral_codes on delete set null;
-- locks: the column is new, so nothing is in the index and it is made at once.
create index prepared_baskets_referral_code_id on shop.prepared_baskets (referral_code_id) where referral_code_id is not null;
comment on column shop.prepared_baskets.referral_code_id is 'Whose recommendation it is; its code is entered when the basket is taken.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
