-- migrate:up

-- A shared computer must not go on showing orders of whoever has signed out: the subscription ends with the session, however it ends.
alter table internal.push_subscriptions add column session_id uuid references auth.sessions on delete cascade;
comment on column internal.push_subscriptions.session_id is 'The session in which the browser was allowed to be notified; with its end the subscription goes.';
create index push_subscriptions_session_id on internal.push_subscriptions (session_id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
