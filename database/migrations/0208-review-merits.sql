-- migrate:up

alter table shop.reviews
  -- What suited the dog, ticked beside the words.
  add column merits text[] not null default '{}'
    constraint reviews_merits_known check (merits <@ array['taste', 'digestion', 'coat', 'size', 'packaging']),
  -- The day a published review was given new words; readers are told.
  add column edited_on date;
alter table internal.review_versions add column merits text[] not null default '{}';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
