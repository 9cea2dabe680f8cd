-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.confirmed_emails (
  user_id uuid not null,
  address text not null,
  constraint confirmed_emails_pkey PRIMARY KEY (user_id),
  constraint confirmed_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint confirmed_emails_address_check CHECK (length(address) >= 3 AND length(address) <= 254)
);

comment on table private.confirmed_emails is 'class:s2';

CREATE INDEX confirmed_emails_address ON private.confirmed_emails USING btree (lower(address));

alter table private.confirmed_emails enable row level security;

create policy "function owner manages confirmed emails" on private.confirmed_emails
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update, delete on private.confirmed_emails to function_owner;
grant select on private.confirmed_emails to service_role;

CREATE TRIGGER claim_certificates AFTER INSERT OR UPDATE OF address ON private.confirmed_emails FOR EACH ROW EXECUTE FUNCTION private.claim_certificates_of_email();
CREATE TRIGGER claim_gift_statements AFTER INSERT OR UPDATE OF address ON private.confirmed_emails FOR EACH ROW EXECUTE FUNCTION private.claim_gift_statements();
CREATE TRIGGER claim_gifts AFTER INSERT OR UPDATE OF address ON private.confirmed_emails FOR EACH ROW EXECUTE FUNCTION private.claim_gifts();
