-- migrate:up

-- What the register of payers of VAT said when the company applied; null when it was not asked or did not answer.
alter table shop.applications add column is_vat_payer boolean;
comment on column shop.applications.is_vat_payer is 'Whether VIES knew the VAT number when the company applied; null: it was not asked or did not say.';
grant select (is_vat_payer) on shop.applications to staff_admin, staff_support;

do $do$
begin
  execute replace(pg_get_functiondef('shop.staff_application'::regproc), '''isRegisterChecked'', a.is_register_checked,',
    '''isRegisterChecked'', a.is_register_checked, ''isVatPayer'', a.is_vat_payer,');
end
$do$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
