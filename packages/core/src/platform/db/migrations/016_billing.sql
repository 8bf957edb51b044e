-- Up Migration
ALTER TABLE customer ADD COLUMN pec text;

-- A plan somebody is about to pay for. It goes when its licence comes, or after thirty days.
CREATE TABLE checkout (
  checkout_id uuid PRIMARY KEY,
  started_at timestamptz NOT NULL,
  tier text NOT NULL CHECK (tier IN ('basic', 'team', 'pro')),
  period text NOT NULL CHECK (period IN ('monthly', 'annual')),
  buyer_email text NOT NULL CHECK (buyer_email = lower(buyer_email)),
  buyer_role text NOT NULL CHECK (buyer_role IN ('use', 'administer')),
  -- Null: the operator's.
  administrator_email text CHECK (administrator_email = lower(administrator_email)),
  language text NOT NULL CHECK (language IN ('it', 'en')),
  company_name text NOT NULL,
  vat text NOT NULL,
  sdi_code text,
  pec text
);
CREATE INDEX checkout_started ON checkout (started_at);

-- What Stripe told, signed: of each event the few facts that decide something. Subscriptions, purchases and invoices follow from
-- all events of their subject, in whatever order they came.
CREATE TABLE stripe_event (
  event_id text PRIMARY KEY,
  type text NOT NULL,
  created timestamptz NOT NULL,
  -- A subscription of Stripe's, or a purchase of ours.
  subject text NOT NULL,
  facts jsonb NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX stripe_event_subject ON stripe_event (subject);

-- One a licence. Whoever brings it up to its events holds its row.
CREATE TABLE subscription (
  subscription_no integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stripe_subscription text NOT NULL UNIQUE,
  stripe_customer text NOT NULL,
  checkout_id uuid NOT NULL,
  -- Null until it is paid for the first time.
  licence_no integer UNIQUE REFERENCES licence,
  buyer_email text CHECK (buyer_email = lower(buyer_email)),
  language text NOT NULL DEFAULT 'it' CHECK (language IN ('it', 'en')),
  tier text CHECK (tier IN ('basic', 'team', 'pro')),
  period text CHECK (period IN ('monthly', 'annual')),
  status text NOT NULL DEFAULT 'incomplete' CHECK (status IN ('incomplete', 'active', 'past_due', 'ended')),
  paid_until timestamptz,
  cancel_at timestamptz,
  grace_until timestamptz,
  ended_at timestamptz,
  -- The invoice whose failed payment was told of.
  told_failure text,
  CHECK (status = 'incomplete' OR (tier IS NOT NULL AND period IS NOT NULL AND paid_until IS NOT NULL))
);

CREATE TABLE invoice (
  invoice_id text PRIMARY KEY,
  licence_no integer NOT NULL REFERENCES licence,
  number text,
  issued_at timestamptz NOT NULL,
  -- Cents of a euro.
  total integer NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'paid', 'uncollectible', 'void')),
  url text
);
CREATE INDEX invoice_licence ON invoice (licence_no, issued_at);

-- What of it went away again because the money was paid back.
ALTER TABLE extra_request ADD COLUMN taken_back integer NOT NULL DEFAULT 0 CHECK (taken_back BETWEEN 0 AND amount);

-- Down Migration
ALTER TABLE extra_request DROP COLUMN taken_back;
DROP TABLE invoice, subscription, stripe_event, checkout;
ALTER TABLE customer DROP COLUMN pec;
