-- What an export shows and what an erasure does for every table with personal data. A migration that adds
-- such a table adds its row; tests/policies walks the catalog and names tables without one.

create table private.person_map (
  relation text primary key check (relation ~ '^[a-z_]+\.[a-z_]+$'),
  title text not null check (length(title) between 1 and 120),
  row_condition text,
  shows jsonb not null default '[]' check (jsonb_typeof(shows) = 'array'),
  hidden_because text,
  guardian_sees boolean not null default false,
  erasure text not null check (erasure in ('with_account', 'delete', 'anonymize', 'keep')),
  anonymizes text,
  kept_until text,
  kept_because text,
  check ((shows = '[]') = (hidden_because is not null)),
  check (shows = '[]' or row_condition is not null),
  check (erasure not in ('delete', 'anonymize') or row_condition is not null),
  check ((erasure = 'anonymize') = (anonymizes is not null)),
  check ((erasure in ('anonymize', 'keep')) = (kept_because is not null)),
  check ((erasure = 'keep') = (kept_until is not null))
);
comment on table private.person_map is 'class:public';
comment on column private.person_map.relation is 'schema.table';
comment on column private.person_map.title is 'Shown to the person in exports and before an erasure.';
comment on column private.person_map.row_condition is
  'SQL condition for the person''s rows: $1 is the user id, $2 the email address; null where only the auth service can read.';
comment on column private.person_map.shows is '[["column", "Label"], …] in the order of the export.';
comment on column private.person_map.hidden_because is 'Why the export leaves it out.';
comment on column private.person_map.guardian_sees is 'Whether exports for guardians include it.';
comment on column private.person_map.erasure is
  'with_account: deleted by a foreign key or the auth service; delete and anonymize: by the erasure; keep: not deleted.';
comment on column private.person_map.anonymizes is 'The set clause of the update: "donor_id = null, name = null".';
comment on column private.person_map.kept_until is 'A phrase: "for 12 months".';
comment on column private.person_map.kept_because is 'A full sentence for the person.';
alter table private.person_map enable row level security;

revoke all on private.person_map from public, anon, authenticated, service_role;
grant select on private.person_map to function_owner, service_role;

create policy "function owner reads person map" on private.person_map for select to function_owner using (true);

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.profiles', 'Your profile', 'id = $1', '[
    ["display_name", "Name"], ["certificate_name", "Name on certificates"], ["pronouns", "Pronouns"],
    ["state", "State"], ["language", "Language"], ["avatar_path", "Profile picture (in the folder files)"],
    ["age_answered_at", "Age answered on"], ["adult_on", "Counts as an adult from"], ["created_at", "Member since"],
    ["unguarded_since", "Without a guardian since"]
  ]', true, 'with_account'),
  ('public.policy_acceptances', 'Terms and policies you accepted', 'user_id = $1',
    '[["kind", "Text"], ["version", "Version"], ["accepted_at", "Accepted on"]]', true, 'with_account'),
  ('public.user_roles', 'Roles you hold in the organization', 'user_id = $1',
    '[["role", "Role"], ["chapter_id", "Chapter"], ["granted_at", "Since"]]', false, 'with_account'),
  ('storage.objects', 'Files you uploaded', 'owner_id = $1::text or name like $1::text || ''/%''',
    '[["bucket_id", "Kept in"], ["name", "File"], ["created_at", "Uploaded on"]]', false, 'delete');
insert into private.person_map (relation, title, row_condition, hidden_because, erasure) values
  ('private.jobs', 'Work we had planned for your account', 'payload ->> ''user_id'' = $1::text and kind <> ''erase_person''',
    'It holds nothing but the number of your account.', 'delete');
insert into private.person_map (relation, title, hidden_because, erasure) values
  ('auth.users', 'Your account and email address', 'The account has its own section.', 'with_account'),
  ('auth.identities', 'Your account and email address', 'The account has its own section.', 'with_account'),
  ('auth.sessions', 'Sign-ins, devices and codes', 'Sign-ins have their own section.', 'with_account'),
  ('auth.refresh_tokens', 'Sign-ins, devices and codes', 'Keys to your sessions, kept as secrets.', 'with_account'),
  ('auth.mfa_factors', 'Sign-ins, devices and codes', 'The section about the account names them; the keys are secret.', 'with_account'),
  ('auth.mfa_amr_claims', 'Sign-ins, devices and codes', 'How each session began; it ends with the session.', 'with_account'),
  ('auth.mfa_challenges', 'Sign-ins, devices and codes', 'Kept for a day to check a code.', 'with_account'),
  ('auth.one_time_tokens', 'Sign-ins, devices and codes', 'Links that sign you in, kept as secrets.', 'with_account'),
  ('auth.flow_state', 'Sign-ins, devices and codes', 'Sign-ins that were started, kept for 8 days as secrets.', 'with_account'),
  ('backend.known_devices', 'Sign-ins, devices and codes', 'Browsers you used, stored as hashes.', 'with_account'),
  ('backend.one_time_codes', 'Sign-ins, devices and codes', 'Codes that sign you in, kept as secrets.', 'with_account'),
  ('backend.totp_steps', 'Sign-ins, devices and codes', 'Only that a code was used once.', 'with_account'),
  ('private.confirmed_emails', 'Your account and email address', 'A copy of the address of your account.', 'with_account');
insert into private.person_map (relation, title, hidden_because, erasure, kept_until, kept_because) values
  ('auth.audit_log_entries', 'Security log', 'It names accounts by number only and protects everybody’s account.',
    'keep', 'for 12 months', 'It shows sign-ins and changes by account number, without name or address, so that break-ins can be found later.');
