-- migrate:up

alter table internal.campaign_runs add column judged_from timestamptz;
comment on column internal.campaign_runs.judged_from is
  'The brake looks at letters since this moment: whoever lets a braked campaign go on has seen what came before. Null means all.';

-- What has come back of a campaign is counted again and again while it is being sent.
-- locks: filled by campaigns alone, none of which has been sent yet.
create index campaign_recipients_trouble on internal.campaign_recipients (campaign_id)
  where state = 'refused' or bounced_at is not null or complained_at is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
