-- Up Migration
-- Credits and searches of a licence. The balance row is locked by every change, and is the sum of the entries.
CREATE TABLE ledger_balance (
  licence_no integer NOT NULL REFERENCES licence,
  unit text NOT NULL CHECK (unit IN ('credit', 'search')),
  balance integer NOT NULL DEFAULT 0 CHECK (balance >= 0),
  PRIMARY KEY (licence_no, unit)
);

-- Spent earliest expiry first; without an expiry it lasts as long as its licence.
CREATE TABLE ledger_grant (
  grant_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  licence_no integer NOT NULL,
  unit text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('monthly', 'extra', 'refund')),
  amount integer NOT NULL CHECK (amount > 0),
  remaining integer NOT NULL CHECK (remaining BETWEEN 0 AND amount),
  granted_at timestamptz NOT NULL,
  expires_at timestamptz,
  FOREIGN KEY (licence_no, unit) REFERENCES ledger_balance
);
CREATE INDEX ledger_grant_left ON ledger_grant (licence_no, unit, expires_at) WHERE remaining > 0;

CREATE TABLE ledger_entry (
  entry_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  licence_no integer NOT NULL,
  unit text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'spend', 'refund', 'expiry')),
  amount integer NOT NULL CHECK (amount <> 0 AND (amount > 0) = (kind IN ('grant', 'refund'))),
  key text NOT NULL,
  user_id uuid,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (licence_no, unit) REFERENCES ledger_balance,
  UNIQUE (licence_no, unit, key)
);
CREATE INDEX ledger_entry_time ON ledger_entry (licence_no, unit, at);
CREATE INDEX ledger_entry_user ON ledger_entry (user_id) WHERE user_id IS NOT NULL;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Paid once a licence and year.
CREATE TABLE purchase (
  licence_no integer NOT NULL REFERENCES licence,
  kind text NOT NULL,
  subject text NOT NULL,
  year smallint NOT NULL,
  entry_no bigint NOT NULL REFERENCES ledger_entry,
  refunded_at timestamptz,
  PRIMARY KEY (licence_no, kind, subject, year)
);

-- Down Migration
DROP TABLE purchase, ledger_entry, ledger_grant, ledger_balance;
