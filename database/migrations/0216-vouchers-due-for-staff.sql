-- migrate:up

-- What an order still waits for is asked by staff too.
grant execute on function internal.voucher_to_spend_again(bigint) to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
