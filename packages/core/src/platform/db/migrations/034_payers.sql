-- Up Migration, outside a transaction

-- Whoever bought a licence is its payer: found by the address at each list of licences.
CREATE INDEX CONCURRENTLY IF NOT EXISTS subscription_buyer ON subscription (buyer_email);

-- Down Migration
DROP INDEX subscription_buyer;
