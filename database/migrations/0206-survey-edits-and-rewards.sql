-- migrate:up

alter table internal.survey_invitations
  -- The last change after the survey was finished; the first answer says when changes end.
  add column edited_at timestamptz,
  -- The day until which an unhappy author was promised a reply.
  add column reply_by date,
  -- Credits given for the answer; empty when none were.
  add column credits integer check (credits > 0),
  -- From then on the answers are numbers of nobody and the secret opens nothing.
  add column anonymised_at timestamptz;
create index survey_invitations_to_anonymise on internal.survey_invitations (created_at) where anonymised_at is null;

alter table shop.credit_entries drop constraint credit_entries_kind_check;
alter table shop.credit_entries add constraint credit_entries_kind_check check (kind in
  ('welcome', 'dog_profile', 'purchase', 'review', 'survey', 'referral', 'goodwill', 'spend', 'expiry', 'reversal', 'forfeit'));

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.survey_credits', 'integer', '10', true, 'For a survey answered to the end, whatever the answers; 0 gives none.'),
  (1, 'surveys.edit_days', 'integer', '7', false, 'How long after the end answers of a survey may be changed.'),
  (1, 'surveys.reply_days', 'integer', '2', false, 'Business days until an unhappy answer gets a reply.')
on conflict do nothing;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
