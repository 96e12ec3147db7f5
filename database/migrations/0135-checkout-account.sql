-- migrate:up

-- Details of a cart now also say whether an account is wanted and which boxes were ticked.
update shop.carts set details = '{"wantsAccount": false, "consents": []}'::jsonb || details where details is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
