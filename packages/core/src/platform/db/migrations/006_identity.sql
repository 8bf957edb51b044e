-- Up Migration
-- user, session, account, verification, two_factor are the authentication library's; the columns after "image" are ours.
CREATE TABLE "user" (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text NOT NULL DEFAULT 'it' CHECK (language IN ('it', 'en')),
  terms_accepted_at timestamptz,
  -- A licence code given at sign-up, redeemed once the address is verified.
  pending_code text,
  is_operator boolean NOT NULL DEFAULT false,
  two_factor_enabled boolean,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX session_of_user ON session (user_id);

CREATE TABLE account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX account_user ON account (user_id);

CREATE TABLE verification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verification_identifier ON verification (identifier);

CREATE TABLE two_factor (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
CREATE INDEX two_factor_user ON two_factor (user_id);
CREATE INDEX two_factor_secret ON two_factor (secret);

-- A solution is accepted once; rows outlive their challenge only until the next sweep.
CREATE TABLE captcha_solution (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- What is owed: the queue only carries it. What a sent mail said is forgotten.
CREATE TABLE mail (
  mail_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  language text NOT NULL CHECK (language IN ('it', 'en')),
  template text NOT NULL,
  params jsonb NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  -- When it is due on the queue; again a while later, should the queue have lost it.
  relay_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  failed_at timestamptz,
  CHECK (sent_at IS NULL OR params = '{}'::jsonb)
);
CREATE INDEX mail_owed ON mail (relay_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX mail_done ON mail (coalesce(sent_at, failed_at)) WHERE coalesce(sent_at, failed_at) IS NOT NULL;

-- Append-only, by trigger. The actor is a number that means nobody once the account is deleted. After 24 months an entry may be
-- swept: the rule is the age of the row, not who asks, so nobody can delete a younger one.
CREATE TABLE audit_entry (
  entry_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  act text NOT NULL,
  subject text,
  details jsonb NOT NULL DEFAULT '{}'::jsonb
);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, entry_no);
CREATE INDEX audit_entry_subject ON audit_entry (subject);
CREATE INDEX audit_entry_manager ON audit_entry ((details ->> 'managerID')) WHERE act = 'manager_removed';
CREATE INDEX audit_entry_at ON audit_entry USING brin (at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept BEFORE DELETE ON audit_entry FOR EACH ROW
  WHEN (old.at >= now() - interval '24 months') EXECUTE FUNCTION refuse_change();

-- Down Migration
DROP TABLE audit_entry, mail, captcha_solution, two_factor, verification, account, session, "user";
DROP FUNCTION refuse_change;
