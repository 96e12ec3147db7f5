-- migrate:up

-- Why an attempt failed, in our own words: what a gateway says is its own and stays for staff.
alter table shop.payments add column failure text check (failure in ('given_up', 'declined'));
update shop.payments set failure = case gateway_sub_state when '_5043' then 'given_up' else 'declined' end
 where gateway_state = 'CANCELED' and gateway_sub_state is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
