-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb)
 RETURNS public.check_batch_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb) owner to function_owner;
grant execute on function private.record_check_batch(batch uuid, received_on date, expected_cents bigint, checks jsonb) to authenticated;
