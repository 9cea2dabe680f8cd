-- Several checks that finance enters at once. They are recorded together or not at all, and only if they add up to the sum
-- on the deposit slip.

create table public.check_batches (
  id uuid primary key,
  received_on date not null,
  total_cents bigint not null check (total_cents > 0),
  checks integer not null check (checks between 1 and 50),
  entered_by uuid references auth.users (id) on delete set null,
  entered_at timestamptz not null default now()
);
comment on table public.check_batches is 'class:s2';
comment on column public.check_batches.id is 'Made for the form, so that the same form sent twice is one batch.';
create index check_batches_entered_by on public.check_batches (entered_by);
alter table public.check_batches enable row level security;
revoke all on public.check_batches from public, anon, authenticated;
grant select, update (entered_by) on public.check_batches to service_role;
grant select, insert on public.check_batches to function_owner;
grant select on public.check_batches to authenticated;
create policy "function owner manages check batches" on public.check_batches for all to function_owner
  using (true) with check (true);
create policy "finance reads check batches" on public.check_batches for select to authenticated
  using (id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));
call private.audit_table('public.check_batches');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.check_batches', 'Batches of checks that you entered', 'entered_by = $1', '[
    ["entered_at", "On"], ["received_on", "Received on"], ["total_cents", "Cents"], ["checks", "Checks"]
  ]', false, 'anonymize', 'entered_by = null',
  'The books must show which checks arrived together. Your name does not stay with them.');

alter table public.donations add column batch_id uuid references public.check_batches (id) on delete set null;
comment on column public.donations.batch_id is 'The batch of checks that the gift was entered with.';
create index donations_batch on public.donations (batch_id);

create type public.check_batch_outcome as enum ('recorded', 'total-differs', 'invalid-day', 'invalid', 'not-allowed');

/* Enters the checks of one day and issues their receipts, if their sum is the expected one. Each check is an object with
   cents, name, email and reference. */
create function private.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb)
returns public.check_batch_outcome language plpgsql security definer set search_path = '' as $$
declare
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  given record;
  gift public.donations;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  if $2 is null or $2 not between today - 730 and today then return 'invalid-day'; end if;
  if jsonb_typeof($4) is distinct from 'array' or jsonb_array_length($4) not between 1 and 50 then return 'invalid'; end if;
  perform pg_advisory_xact_lock(hashtextextended('offline gifts', 0));
  if exists (select from public.check_batches b where b.id = $1) then return 'recorded'; end if;
  if (select sum(c.cents) from jsonb_to_recordset($4) as c (cents bigint)) is distinct from $3 then return 'total-differs'; end if;
  insert into public.check_batches (id, received_on, total_cents, checks, entered_by)
    values ($1, $2, $3, jsonb_array_length($4), auth.uid());
  for given in select * from jsonb_to_recordset($4) as c (cents integer, name text, email text, reference text) loop
    given.email := private.filled_text(given.email);
    if private.filled_text(given.name) is null or given.email is not null and not private.is_email_address(given.email) then
      raise check_violation;
    end if;
    insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, source, reference,
        is_live, paid_at, batch_id)
      values (private.member_with_email(given.email), trim(given.name), given.email, 'anonymous', given.cents, 'once', 'check',
        private.filled_text(given.reference), true, ($2 + time '12:00') at time zone zone, $1)
      returning * into gift;
    perform private.issue_receipt(gift);
  end loop;
  return 'recorded';
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation
    or invalid_parameter_value then
    return 'invalid';
end $$;
call private.publish_function('record_check_batch', '{authenticated}');
