-- migrate:up

-- {days} is written with its noun: 1 den, 3 dny, 60 dní.
update shop.credit_rules
   set sentence = replace(sentence, 'Kolik dní platí: {days}.', 'Kredity platí {days}.')
 where code = 'birthday';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
