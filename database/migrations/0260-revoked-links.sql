-- migrate:up

-- An expired link may be renewed; a revoked one never. Whoever has changed the password must not be undone by a mail sent before.
alter table internal.link_tokens add column revoked_at timestamptz;
comment on column internal.link_tokens.revoked_at is 'When the password, the address or a session of the account changed; such a link is neither used nor renewed.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
