-- Up Migration
-- Codes that a licence no longer has: whoever types one is told that it was replaced.
CREATE TABLE retired_code (
  code_hash bytea PRIMARY KEY,
  licence_no integer NOT NULL REFERENCES licence,
  retired_at timestamptz NOT NULL
);
CREATE INDEX retired_code_licence ON retired_code (licence_no);

-- People whose seat or role in a licence was taken from them: they come back by an invite, not by the licence's code.
CREATE TABLE removed_person (
  licence_no integer NOT NULL REFERENCES licence,
  user_id uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  removed_at timestamptz NOT NULL,
  PRIMARY KEY (licence_no, user_id)
);
CREATE INDEX removed_person_user ON removed_person (user_id);

INSERT INTO removed_person (licence_no, user_id, removed_at)
SELECT removal.licence_no, removal.user_id, max(removal.at)
FROM (
  SELECT seat.licence_no, seat.user_id, act.at
  FROM audit_entry act JOIN seat ON seat.seat_id::text = act.details ->> 'seatID'
  WHERE act.act = 'seat_revoked'
  UNION ALL
  SELECT licence.licence_no, "user".id, act.at
  FROM audit_entry act
  JOIN licence ON licence.licence_id::text = act.subject
  JOIN "user" ON "user".id::text = act.details ->> 'managerID'
  WHERE act.act = 'manager_removed'
) removal
WHERE NOT EXISTS (
  SELECT FROM seat
  WHERE seat.licence_no = removal.licence_no AND seat.user_id = removal.user_id AND seat.ended_at IS NULL
)
AND NOT EXISTS (
  SELECT FROM licence_manager m WHERE m.licence_no = removal.licence_no AND m.user_id = removal.user_id
)
GROUP BY removal.licence_no, removal.user_id;

ALTER TABLE licence
  ADD COLUMN code_changed_at timestamptz,
  ADD COLUMN requires_second_step boolean NOT NULL DEFAULT false;

-- The 30-second step of the newest accepted code: neither it nor an older one is accepted again.
ALTER TABLE two_factor ADD COLUMN last_step integer;

-- The demo's operator: a password that is published needs no second step where no other machine reaches it.
ALTER TABLE "user" ADD COLUMN second_step_exempt boolean NOT NULL DEFAULT false;

-- Down Migration
ALTER TABLE "user" DROP COLUMN second_step_exempt;
ALTER TABLE two_factor DROP COLUMN last_step;
ALTER TABLE licence DROP COLUMN requires_second_step, DROP COLUMN code_changed_at;
DROP TABLE removed_person, retired_code;
